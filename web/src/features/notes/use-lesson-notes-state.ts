import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { momentAt } from '@academy/contract/videos/moments.ts';
import { useEffect, useRef, useState } from 'react';
import { useKeyedState } from '@/lib/use-keyed-state.ts';
import { takesKeys } from '@/player/focused-control.ts';
import { useOpenPlayer } from '@/player/open-player.ts';
import type { LessonNotes, NotePlace, RailPanel } from './lesson-notes.ts';
import { unsentNotesOf } from './unsent-notes.ts';
import { useUnsentNotes } from './use-unsent-notes.ts';

interface LessonNotesOptions {
  readonly address: LessonAddress;
  /** Null while nobody can take notes. */
  readonly userId: string | null;
  readonly hasFilm: boolean;
}

export function useLessonNotesState({ address, userId, hasFilm }: LessonNotesOptions): LessonNotes | null {
  const player = useOpenPlayer();
  const owner = userId ?? '';
  const drafts = unsentNotesOf({ userId: owner, address }, () => window.localStorage);
  const { unsent, add, discard, takeBack } = useUnsentNotes({
    address,
    userId: owner,
    drafts,
    say: (text) => player?.say(text),
  });
  const [line, setLine] = useKeyedState<LessonNotes['line']>(`${owner} ${address.lessonId}`, () => null);
  const [panel, showPanel] = useState<RailPanel>('content');
  const cameFrom = useRef<Element | null>(null);

  const begin = (place: NotePlace = placeToSee()) => {
    if (userId === null || player === null || player.getSnapshot().error !== null) return;
    const now = { seconds: momentAt(player.getSnapshot().currentTime), content: '' };
    cameFrom.current = document.activeElement;
    if (place === 'rail') showPanel('notes');
    // What was begun and left is gone on with, at its own second.
    setLine((before) => ({
      place,
      start: before?.start ?? drafts.line() ?? now,
      asked: (before?.asked ?? 0) + 1,
    }));
  };
  const closeLine = () => {
    setLine(() => null);
    // What it was opened from may be gone; the keys of the player work from anywhere.
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  };
  useNoteKey(() => begin());

  if (userId === null) return null;
  return {
    address,
    hasFilm,
    drafts,
    line,
    begin,
    closeLine,
    unsent,
    add,
    discard,
    takeBack,
    panel,
    showPanel,
  };
}

/** Where the rail has tabs; as `xl` in the styles. */
const RAIL = '(min-width: 80rem)';

function placeToSee(): NotePlace {
  return document.fullscreenElement === null && window.matchMedia(RAIL).matches ? 'rail' : 'picture';
}

/** N, under the same conditions as the keys of the player. */
function useNoteKey(onKey: () => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, repeat, isComposing, defaultPrevented, target } = event;
      if (key.toLowerCase() !== 'n' || altKey || ctrlKey || metaKey) return;
      if (repeat || isComposing || defaultPrevented || takesKeys(target)) return;
      // Or the letter would stand in the line that opens.
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
