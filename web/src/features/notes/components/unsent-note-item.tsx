import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { errorText } from '@/api/client/error-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { LessonNotes, UnsentNote } from '../lesson-notes.ts';
import { NoteStamp } from './note-stamp.tsx';
import { NoteText } from './timed-note-item.tsx';

/** A note that the server does not have: on its way, or refused and kept on this device until it is taken or thrown away. */
export function UnsentNoteItem({ note, notes }: { note: UnsentNote; notes: LessonNotes }) {
  return (
    <li className="py-1.5">
      <div className="flex items-start gap-2">
        <NoteStamp seconds={note.seconds} />
        <NoteText>{note.content}</NoteText>
        {note.state === 'saving' ? (
          <span className="grid size-9 shrink-0 place-items-center text-ink-soft">
            <Spinner />
            <span className="sr-only">{t`Saving...`}</span>
          </span>
        ) : null}
      </div>
      {note.state === 'failed' ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pl-13">
          <p className="flex items-start gap-1.5 text-sm font-medium text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              {t`Not saved yet, kept on this device`}
              {note.error === null ? null : (
                <span className="block font-normal">{errorText(note.error)}</span>
              )}
            </span>
          </p>
          <Button size="sm" variant="outline" onClick={() => void notes.add(note)}>
            {t`Try again`}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => notes.discard(note)}>
            {t`Discard`}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
