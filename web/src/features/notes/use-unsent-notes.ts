import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAddTimedNote } from '@/api/timed-notes.ts';
import { useKeyedState } from '@/lib/use-keyed-state.ts';
import { isUnreached, type UnsentNote } from './lesson-notes.ts';
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
 * Notes stand in the list at once. What the server did not take stays there, says so, and is kept on the device until its writer
 * sends it again; the list says when the connection is back. A discarded note can be taken back until the lesson is left.
 */
export function useUnsentNotes({ address, userId, drafts, say }: UnsentOptions) {
  const { mutateAsync } = useAddTimedNote(address);
  const [unsent, setUnsent] = useKeyedState<readonly UnsentNote[]>(`${userId} ${address.lessonId}`, () =>
    drafts.unsent().map((note) => ({ ...note, state: 'failed', error: null })),
  );
  const mark = (note: NoteText, isDiscarded: boolean) =>
    setUnsent((before) => before.map((one) => (isSame(one, note) ? { ...one, isDiscarded } : one)));

  useEffect(
    () =>
      onlineManager.subscribe((online) => {
        if (!online || !unsent.some(isUnreached)) return;
        setUnsent((before) => before.map((one) => (isUnreached(one) ? { ...one, state: 'sendable' } : one)));
        if (unsent.some((one) => isUnreached(one) && !one.isDiscarded))
          say(t`You are online again. What you noted can be sent now.`);
      }),
    [unsent, setUnsent, say],
  );

  const discard = (note: NoteText) => {
    drafts.dropUnsent(note);
    mark(note, true);
  };
  const takeBack = (note: NoteText) => {
    drafts.keepUnsent({ seconds: note.seconds, content: note.content });
    mark(note, false);
  };
  const add = async ({ seconds, content }: NoteText): Promise<void> => {
    const note = { seconds, content };
    drafts.keepUnsent(note);
    setUnsent((before) => [...others(before, note), { ...note, state: 'saving', error: null }]);
    try {
      await mutateAsync(note);
      drafts.dropUnsent(note);
      setUnsent((before) => others(before, note));
      say(t`Note saved`);
    } catch (failure) {
      const error = failure instanceof Error ? failure : new Error(String(failure));
      setUnsent((before) => [...others(before, note), { ...note, state: 'failed', error }]);
      say(t`Note not saved, kept on this device`);
    }
  };

  return { unsent, add, discard, takeBack };
}
