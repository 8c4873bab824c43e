import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { type DraftStorage, localDrafts } from '@/lib/local-drafts.ts';

export interface NoteText {
  readonly seconds: number;
  readonly content: string;
}

/** With what leads to its lesson; null where that was not kept along. */
export interface WaitingNote extends NoteText {
  readonly address: LessonAddress | null;
}

const prefixOf = (userId: string) => `academy.timed-note.${userId}.`;

/**
 * What was noted and the server does not have yet, kept on the device by person and lesson: the line that is being written, the
 * notes that are under way or were not taken, and what is being made of notes that there are.
 */
export function unsentNotesOf(
  { userId, address }: { readonly userId: string; readonly address: LessonAddress },
  storage: () => DraftStorage,
) {
  const { courseId, moduleId, lessonId } = address;
  const prefix = `${prefixOf(userId)}${lessonId}.`;
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
      queue.keep('', [...unsent().filter((other) => !isSame(other, note)), { ...note, courseId, moduleId }]),
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

/** Of all lessons: what the server was sent and did not take. */
export function waitingNotesOf(userId: string, storage: () => DraftStorage): WaitingNote[] {
  const queues = localDrafts({ prefix: prefixOf(userId), parse: parseNotes, storage });
  return queues
    .names()
    .filter((name) => name.endsWith('.unsent'))
    .flatMap((name) => {
      const lessonId = name.slice(0, name.indexOf('.'));
      return (queues.read(name) ?? []).map(({ seconds, content, courseId, moduleId }) => ({
        seconds,
        content,
        address: courseId && moduleId ? { courseId, moduleId, lessonId } : null,
      }));
    });
}

/** The same text at the same second is one note; the server sees it so, too. */
export function isSame(a: NoteText, b: NoteText): boolean {
  return a.seconds === b.seconds && a.content === b.content;
}

interface KeptNote extends NoteText {
  readonly courseId?: string;
  readonly moduleId?: string;
}

function parseNote(stored: unknown): KeptNote | undefined {
  if (typeof stored !== 'object' || stored === null || !('seconds' in stored) || !('content' in stored))
    return undefined;
  const { seconds, content } = stored;
  if (typeof seconds !== 'number' || typeof content !== 'string') return undefined;
  const { courseId, moduleId } = { courseId: undefined, moduleId: undefined, ...stored };
  return typeof courseId === 'string' && typeof moduleId === 'string'
    ? { seconds, content, courseId, moduleId }
    : { seconds, content };
}

function parseNotes(stored: unknown): KeptNote[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.map(parseNote).filter((note) => note !== undefined);
}

function parseText(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}
