import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { useTimedNotes } from '@/api/timed-notes.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { timeText } from '@/lib/language/times.ts';
import { useOnline } from '@/lib/use-online.ts';
import type { LessonNotes } from '../lesson-notes.ts';
import { notesAreSafe } from '../notes-are-safe.ts';
import { useDeletedNotes } from '../use-deleted-notes.ts';
import { GoneNote } from './gone-note.tsx';
import { TimedNoteItem } from './timed-note-item.tsx';
import { UnsentNoteItem } from './unsent-note-item.tsx';

/** The notes of the lesson in the order of the film, with those that are under way or were just deleted at their places. */
export function TimedNotes({ notes }: { notes: LessonNotes }) {
  const query = useTimedNotes(notes.address);
  const { data, isLoading } = query;
  const online = useOnline();
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
    ...deleted.map((one) => {
      const time = timeText(one.note.seconds);
      return {
        at: one.note.seconds,
        item: (
          <GoneNote
            key={one.note.id}
            text={t`The note at ${time} is deleted.`}
            takesFocus
            onUndo={() => void undo(one)}
          />
        ),
      };
    }),
  ].toSorted((a, b) => a.at - b.at);

  return (
    <>
      {data === undefined ? (
        <LoadFailure title={t`Your notes could not be loaded`} query={query}>
          <p>{notesAreSafe(online)}</p>
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
