import { type DraftStorage, localDrafts } from '@/lib/local-drafts.ts';

export interface NoteText {
  readonly seconds: number;
  readonly content: string;
}

/**
 * What was noted and the server does not have yet, kept on the device by person and lesson: the line that is being written, the
 * notes that are under way or were not taken, and what is being made of notes that there are.
 */
export function unsentNotesOf(
  { userId, lessonId }: { readonly userId: string; readonly lessonId: string },
  storage: () => DraftStorage,
) {
  const prefix = `academy.timed-note.${userId}.${lessonId}.`;
  const lines = localDrafts({ prefix: `${prefix}line`, parse: parseNote, storage });
  const queue = localDrafts({ prefix: `${prefix}unsent`, parse: parseNotes, storage });
  const edits = localDrafts({ prefix: `${prefix}edit.`, parse: parseText, storage });
  const unsent = () => queue.read('') ?? [];
  return {
    line: () => lines.read(''),
    /** Nothing is left of a line that was emptied. */
    keepLine: (note: NoteText) => (note.content.trim() === '' ? lines.drop('') : lines.keep('', note)),
    dropLine: () => lines.drop(''),
    unsent,
    keepUnsent: (note: NoteText) =>
      queue.keep('', [...unsent().filter((other) => !isSame(other, note)), note]),
    dropUnsent: (note: NoteText) => {
      const left = unsent().filter((other) => !isSame(other, note));
      if (left.length === 0) queue.drop('');
      else queue.keep('', left);
    },
    edit: (noteId: string) => edits.read(noteId),
    keepEdit: edits.keep,
    dropEdit: edits.drop,
  };
}

/** The same text at the same second is one note; the server sees it so, too. */
export function isSame(a: NoteText, b: NoteText): boolean {
  return a.seconds === b.seconds && a.content === b.content;
}

function parseNote(stored: unknown): NoteText | undefined {
  if (typeof stored !== 'object' || stored === null || !('seconds' in stored) || !('content' in stored))
    return undefined;
  const { seconds, content } = stored;
  return typeof seconds === 'number' && typeof content === 'string' ? { seconds, content } : undefined;
}

function parseNotes(stored: unknown): NoteText[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.map(parseNote).filter((note) => note !== undefined);
}

function parseText(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}
