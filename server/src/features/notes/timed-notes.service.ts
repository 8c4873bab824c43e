import { noteLimits } from '@academy/contract/notes/note-limits.ts';
import type { TimedNote } from '@academy/contract/notes/timed-note-calls.ts';
import { momentAt } from '@academy/contract/videos/moments.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId, newId } from '@academy/platform/ids.ts';
import { Refusal } from '../../refusal.ts';
import type { NoteOwner } from './timed-notes.repository.ts';
import * as repository from './timed-notes.repository.ts';

interface AddedNote {
  readonly note: TimedNote;
  readonly isNew: boolean;
}

/**
 * Keeps a note at the second it belongs to. The same text at the same second is the same note: whoever sends it again, because
 * no answer came, does not have it twice.
 */
export async function addNote(
  { db }: Database,
  owner: NoteOwner,
  { seconds, content }: { seconds: number; content: string },
): Promise<AddedNote> {
  const wanted = { seconds: momentAt(seconds), content };
  return db.transaction(async (tx) => {
    await repository.lockOwner(tx, owner.userId);
    const same = await repository.findSame(tx, owner, wanted);
    if (same !== undefined) return { note: same, isNew: false };
    const { ofLesson, ofPerson } = await repository.countNotes(tx, owner);
    if (ofLesson >= noteLimits.ofLesson) {
      throw new Refusal('too_many_notes_of_lesson', { limit: noteLimits.ofLesson });
    }
    if (ofPerson >= noteLimits.ofPerson) throw new Refusal('too_many_notes', { limit: noteLimits.ofPerson });
    const note = await repository.insertNote(tx, { id: newId(), ...owner, ...wanted });
    if (note === undefined) throw new Error('A note was inserted and did not come back.');
    return { note, isNew: true };
  });
}

export async function changeNote({ db }: Database, owner: NoteOwner, note: { id: string; content: string }) {
  const changed = isId(note.id) ? await repository.updateNote(db, owner, note) : undefined;
  if (changed === undefined) throw new Refusal('note_not_found');
  return changed;
}

export async function deleteNote({ db }: Database, owner: NoteOwner, id: string): Promise<void> {
  const deleted = isId(id) && (await repository.deleteNote(db, owner, id));
  if (!deleted) throw new Refusal('note_not_found');
}
