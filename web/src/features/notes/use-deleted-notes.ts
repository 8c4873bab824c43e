import type { TimedNote } from '@academy/contract/notes/timed-note-calls.ts';
import { useState } from 'react';
import { useDeleteTimedNote } from '@/api/timed-notes.ts';
import type { LessonNotes } from './lesson-notes.ts';

interface DeletedNote {
  readonly note: TimedNote;
  readonly deletion: Promise<boolean>;
}

/**
 * Deletes at once and without asking. What was deleted can be taken back as long as its list is on the page: it is then written
 * again, after the server has answered, or the deletion might overtake it.
 */
export function useDeletedNotes({ address, add }: LessonNotes) {
  const { mutateAsync } = useDeleteTimedNote(address);
  const [deleted, setDeleted] = useState<readonly DeletedNote[]>([]);
  const [failure, setFailure] = useState<Error | null>(null);
  const forget = (id: string) => setDeleted((before) => before.filter(({ note }) => note.id !== id));

  const remove = (note: TimedNote) => {
    setFailure(null);
    const deletion = mutateAsync(note.id).then(
      () => true,
      (error: Error) => {
        forget(note.id);
        setFailure(error);
        return false;
      },
    );
    setDeleted((before) => [...before, { note, deletion }]);
  };
  const undo = async ({ note, deletion }: DeletedNote): Promise<void> => {
    const wasDeleted = await deletion;
    forget(note.id);
    if (wasDeleted) await add(note);
  };

  return { deleted, remove, undo, failure };
}
