import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAddTimedNote } from '@/api/timed-notes.ts';
import { useKeyedState } from '@/lib/use-keyed-state.ts';
import { isUnreached, type UnsentNote } from './lesson-notes.ts';
import { tellSentNotes } from './tell-sent-notes.ts';
import { isSame, type NoteText, type unsentNotesOf } from './unsent-notes.ts';

interface UnsentOptions {
  readonly address: LessonAddress;
  readonly userId: string;
  readonly drafts: ReturnType<typeof unsentNotesOf>;
  /** What happened, said where it is seen and heard. */
  readonly say: (text: string) => void;
}

const others = (notes: readonly UnsentNote[], note: NoteText) => notes.filter((one) => !isSame(one, note));

/**
 * Notes stand in the list at once. What the server did not take stays there, says so, and is kept on the device. What did not reach
 * it is sent when the connection is back or its lesson is opened again, and that is told; what was refused waits for a press. A
 * discarded note can be taken back until the lesson is left.
 */
export function useUnsentNotes({ address, userId, drafts, say }: UnsentOptions) {
  const { mutateAsync } = useAddTimedNote(address);
  const key = `${userId} ${address.lessonId}`;
  const [unsent, setUnsent] = useKeyedState<readonly UnsentNote[]>(key, () =>
    drafts.unsent().map(({ seconds, content }) => ({ seconds, content, state: 'failed', error: null })),
  );
  const mark = (note: NoteText, isDiscarded: boolean) =>
    setUnsent((before) => before.map((one) => (isSame(one, note) ? { ...one, isDiscarded } : one)));

  const discard = (note: NoteText) => {
    drafts.dropUnsent(note);
    mark(note, true);
  };
  const takeBack = (note: NoteText) => {
    drafts.keepUnsent({ seconds: note.seconds, content: note.content });
    mark(note, false);
  };
  /** Whether it was taken. That the same text at the same second is one note makes it harmless to ask twice. */
  const send = async ({ seconds, content }: NoteText): Promise<boolean> => {
    const note = { seconds, content };
    setUnsent((before) => [...others(before, note), { ...note, state: 'saving', error: null }]);
    try {
      await mutateAsync(note);
      drafts.dropUnsent(note);
      setUnsent((before) => others(before, note));
      return true;
    } catch (failure) {
      const error = failure instanceof Error ? failure : new Error(String(failure));
      setUnsent((before) => [...others(before, note), { ...note, state: 'failed', error }]);
      return false;
    }
  };
  const add = async (note: NoteText): Promise<void> => {
    drafts.keepUnsent({ seconds: note.seconds, content: note.content });
    say((await send(note)) ? t`Note saved` : t`Note not saved, kept on this device`);
  };

  const sendWaiting = async () => {
    const waiting = unsent.filter((note) => isUnreached(note) && !note.isDiscarded);
    if (waiting.length > 0) tellSentNotes(await Promise.all(waiting.map(send)), address);
  };
  const latest = useRef(sendWaiting);
  useEffect(() => {
    latest.current = sendWaiting;
  });
  const opened = useRef('');
  useEffect(() => {
    // Once for a lesson, also where React runs effects twice.
    if (opened.current === key) return;
    opened.current = key;
    if (onlineManager.isOnline()) void latest.current();
  }, [key]);
  useEffect(() => onlineManager.subscribe((online) => void (online && latest.current())), []);

  return { unsent, add, discard, takeBack };
}
