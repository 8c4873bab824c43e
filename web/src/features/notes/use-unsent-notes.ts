import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { useAddTimedNote } from '@/api/timed-notes.ts';
import { useKeyedState } from '@/lib/use-keyed-state.ts';
import type { UnsentNote } from './lesson-notes.ts';
import { isSame, type NoteText, type unsentNotesOf } from './unsent-notes.ts';

interface UnsentOptions {
  readonly address: LessonAddress;
  readonly userId: string;
  readonly drafts: ReturnType<typeof unsentNotesOf>;
  /** What happened, said where it is seen and heard. */
  readonly say: (text: string) => void;
}

const others = (notes: readonly UnsentNote[], note: NoteText) => notes.filter((one) => !isSame(one, note));

/** Notes stand in the list at once. What the server did not take stays there, says so, and is kept on the device. */
export function useUnsentNotes({ address, userId, drafts, say }: UnsentOptions) {
  const { mutateAsync } = useAddTimedNote(address);
  const [unsent, setUnsent] = useKeyedState<readonly UnsentNote[]>(`${userId} ${address.lessonId}`, () =>
    drafts.unsent().map((note) => ({ ...note, state: 'failed', error: null })),
  );

  const discard = (note: NoteText) => {
    drafts.dropUnsent(note);
    setUnsent((before) => others(before, note));
  };
  const add = async ({ seconds, content }: NoteText): Promise<void> => {
    const note = { seconds, content };
    drafts.keepUnsent(note);
    setUnsent((before) => [...others(before, note), { ...note, state: 'saving', error: null }]);
    try {
      await mutateAsync(note);
      discard(note);
      say(t`Note saved`);
    } catch (failure) {
      const error = failure instanceof Error ? failure : new Error(String(failure));
      setUnsent((before) => [...others(before, note), { ...note, state: 'failed', error }]);
      say(t`Note not saved, kept on this device`);
    }
  };

  return { unsent, add, discard };
}
