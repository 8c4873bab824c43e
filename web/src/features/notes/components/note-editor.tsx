import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { type ReactNode, useRef } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { useNoteEditor } from '../use-note-editor.ts';
import { NoteLoadFailure } from './note-load-failure.tsx';
import { NoteStatus } from './note-status.tsx';

interface NoteEditorProps {
  address: LessonAddress;
  userId: string;
  wayOut: ReactNode;
}

export function NoteEditor({ address, userId, wayOut }: NoteEditorProps) {
  const note = useNoteEditor(address, userId);
  const textarea = useRef<HTMLTextAreaElement>(null);

  if (note.loading && !note.changed) return <Skeleton className="h-72" />;
  // Typing over a note that was never seen would replace it.
  if (note.loadFailure && !note.changed) {
    return <NoteLoadFailure error={note.loadFailure} retrying={note.reloading} onRetry={note.reload} />;
  }
  const takeSaved = () => {
    note.takeSaved();
    textarea.current?.focus();
  };

  return (
    <div className="flex flex-col gap-4">
      <Textarea
        ref={textarea}
        aria-labelledby="notes"
        rows={12}
        lang={textLanguage(note.text)}
        placeholder="What do you want to remember?"
        value={note.text}
        onChange={(event) => note.type(event.target.value)}
      />
      {note.failure ? (
        <Alert variant="destructive" title="Your notes were not saved">
          <p>{errorText(note.failure)}</p>
          <p>Nothing is lost: what you wrote is kept on this device.</p>
          {wayOut}
        </Alert>
      ) : null}
      {note.savedElsewhere === undefined ? null : (
        <Alert variant="warning" title="These notes were also changed somewhere else">
          <p className="my-2 max-h-40 overflow-y-auto whitespace-pre-wrap">{note.savedElsewhere}</p>
          <p>Saving replaces that version with yours.</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={takeSaved}>
            Use that version instead
          </Button>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button pending={note.saving} onClick={note.save}>
          Save Notes
        </Button>
        <NoteStatus
          saving={note.saving}
          failed={note.failure !== null}
          changed={note.changed}
          savedAt={note.savedAt}
        />
      </div>
    </div>
  );
}
