import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useId, useRef } from 'react';
import { useFailureText } from '@/api/client/use-failure-text.ts';
import { LoginHint } from '@/components/login-hint.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { useOnline } from '@/lib/use-online.ts';
import { NotesAtMoments } from './components/notes-at-moments.tsx';
import { useLessonNotes } from './lesson-notes.ts';
import { NoteStatus } from './note-status.tsx';
import { notesAreSafe } from './notes-are-safe.ts';
import { useNoteEditor } from './use-note-editor.ts';

interface NotesPanelProps {
  address: LessonAddress;
  /** Null is a visitor. */
  userId: string | null;
  /** Shown where notes cannot be saved at this address. */
  fullAddressLink: ReactNode;
}

export function NotesPanel({ address, userId, fullAddressLink }: NotesPanelProps) {
  return (
    <section aria-labelledby="notes" className="measure">
      <h2 id="notes" className="text-xl">
        {t`Your notes`}
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">{t`Only you can read them.`}</p>
      {userId === null ? (
        <LoginHint>{t`Log in to take notes on this lesson.`}</LoginHint>
      ) : (
        <>
          <NotesAtMoments />
          <NoteEditor
            key={`${userId} ${address.lessonId}`}
            address={address}
            userId={userId}
            fullAddressLink={fullAddressLink}
          />
        </>
      )}
    </section>
  );
}

interface NoteEditorProps {
  address: LessonAddress;
  userId: string;
  fullAddressLink: ReactNode;
}

function NoteEditor({ address, userId, fullAddressLink }: NoteEditorProps) {
  const note = useNoteEditor(address, userId);
  const hasFilm = useLessonNotes()?.hasFilm ?? false;
  const headingId = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const failureText = useFailureText(note.failure, t`Save your notes now.`);

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
      {hasFilm ? (
        <h3 id={headingId} className="-mb-1 font-sans text-base font-bold">
          {t`About the whole lesson`}
        </h3>
      ) : null}
      <Textarea
        ref={textarea}
        aria-labelledby="notes"
        aria-describedby={hasFilm ? headingId : undefined}
        rows={12}
        lang={textLanguage(note.text)}
        placeholder={t`What do you want to remember?`}
        value={note.text}
        onChange={(event) => note.type(event.target.value)}
      />
      {note.failure ? (
        <Alert variant="destructive" title={t`Your notes were not saved`}>
          <p>{failureText}</p>
          <p>{t`Nothing is lost: what you wrote is kept on this device.`}</p>
          {fullAddressLink}
        </Alert>
      ) : null}
      {note.savedElsewhere === undefined ? null : (
        <Alert variant="warning" title={t`These notes were also changed somewhere else`}>
          <p
            lang={textLanguage(note.savedElsewhere)}
            className="my-2 max-h-40 overflow-y-auto whitespace-pre-wrap"
          >
            {note.savedElsewhere}
          </p>
          <p>{t`Saving replaces that version with yours.`}</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={takeSaved}>
            {t`Use that version instead`}
          </Button>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button pending={note.saving} onClick={note.save}>
          {t`Save Notes`}
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

interface NoteLoadFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** A user who is neither student nor author has no notes; for all others they are there, only out of reach. */
function NoteLoadFailure({ error, retrying, onRetry }: NoteLoadFailureProps) {
  const online = useOnline();
  if (error instanceof ApiError && error.status === 403) {
    return <Alert>{t`This text is for students of the course and its author.`}</Alert>;
  }
  return (
    <Alert variant="destructive" title={t`Your notes could not be loaded`}>
      <p>{notesAreSafe(online)}</p>
      <Button variant="outline" size="sm" className="mt-3" pending={retrying} onClick={onRetry}>
        {t`Try again`}
      </Button>
    </Alert>
  );
}
