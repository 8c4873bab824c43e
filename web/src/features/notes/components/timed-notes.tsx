import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useTimedNotes } from '@/api/timed-notes.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { timeText } from '@/lib/language/times.ts';
import type { LessonNotes } from '../lesson-notes.ts';
import { useDeletedNotes } from '../use-deleted-notes.ts';
import { TimedNoteItem } from './timed-note-item.tsx';
import { UnsentNoteItem } from './unsent-note-item.tsx';

/** The notes of the lesson in the order of the film, with those that are under way or were just deleted at their places. */
export function TimedNotes({ notes }: { notes: LessonNotes }) {
  const query = useTimedNotes(notes.address);
  const { data, isLoading } = query;
  const { deleted, remove, undo, failure } = useDeletedNotes(notes);

  if (isLoading) return <Skeleton className="h-24" />;
  const gone = new Set(deleted.map(({ note }) => note.id));
  const items = [
    ...(data ?? [])
      .filter(({ id }) => !gone.has(id))
      .map((note) => ({
        at: note.seconds,
        item: <TimedNoteItem key={note.id} note={note} notes={notes} onDelete={() => remove(note)} />,
      })),
    ...notes.unsent.map((note) => ({
      at: note.seconds,
      item: <UnsentNoteItem key={`${note.seconds} ${note.content}`} note={note} notes={notes} />,
    })),
    ...deleted.map((one) => ({
      at: one.note.seconds,
      item: <DeletedNoteItem key={one.note.id} seconds={one.note.seconds} onUndo={() => void undo(one)} />,
    })),
  ].toSorted((a, b) => a.at - b.at);

  return (
    <>
      {data === undefined ? (
        <LoadFailure title={t`Your notes could not be loaded`} query={query}>
          <p>{t`They are safe. The connection may have dropped for a moment.`}</p>
        </LoadFailure>
      ) : null}
      {failure ? (
        <Alert variant="destructive" title={t`The note was not deleted`}>
          {errorText(failure)}
        </Alert>
      ) : null}
      {items.length > 0 ? (
        <ol aria-label={t`Notes in the order of the film`} className="divide-y divide-line">
          {items.map(({ item }) => item)}
        </ol>
      ) : null}
    </>
  );
}

/** In the place of the note, with the focus that its button had. */
function DeletedNoteItem({ seconds, onUndo }: { seconds: number; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const time = timeText(seconds);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1.5 text-sm text-ink-soft">
      <span role="status">{t`The note at ${time} is deleted.`}</span>
      <Button ref={button} variant="link" size="sm" onClick={onUndo}>
        {t`Undo`}
      </Button>
    </li>
  );
}
