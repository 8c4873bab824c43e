import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { createCueCommands, type Place } from './cue-commands.ts';
import type { CaptionSession } from './model/caption-session.ts';
import { type Edge, timeCue, writeCue } from './model/cue-operations.ts';

const WRITING_MS = 4000;

/** The cue that is written in, and all that can be done, the same for every row and for as long as the page is open. */
export function useCueEditor(
  session: CaptionSession,
  player: PlayerStore,
  lastMs: number,
  list: RefObject<HTMLElement | null>,
) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [wanted, setWanted] = useState<Place | null>(null);
  const [said, setSaid] = useState<(() => string) | null>(null);

  // The row to go on with is there only once it is drawn.
  useLayoutEffect(() => {
    if (wanted === null) return;
    const field = fieldIn(list.current, wanted.id);
    if (field === null) return;
    setWanted(null);
    field.focus();
    const caret = wanted.caret ?? field.value.length;
    field.setSelectionRange(caret, caret);
  }, [wanted, list]);

  const writtenAt = useRef(0);
  const actions = useMemo(() => {
    let active: string | null = null;
    const activate = (id: string) => {
      active = id;
      setActiveId(id);
    };
    const goTo = (place: Place) => {
      activate(place.id);
      setWanted(place);
    };
    const caretIn = (id: string) => {
      const field = fieldIn(list.current, id);
      return { at: field?.selectionStart ?? 0, of: field?.value.trim().length ?? 0 };
    };
    const say = (text: () => string) => setSaid(() => text);
    const { act, seekTo, cueOfFilm } = createCueCommands({ session, player, lastMs, caretIn, goTo, say });
    return {
      act,
      goTo,
      /** The film follows, unless it is there. */
      enter: (id: string) => {
        if (active === id) return;
        activate(id);
        if (cueOfFilm() !== id) seekTo(id);
      },
      write: (id: string, text: string) => {
        writtenAt.current = Date.now();
        session.change((shown) => writeCue(shown, id, text), `write ${id}`);
      },
      time: (id: string, edge: Edge, ms: number) =>
        session.change((shown) => timeCue(shown, id, edge, ms, lastMs)),
      choose: session.resolve,
      /** The one that is written in, else the one of the film. */
      activeCue: () => active ?? cueOfFilm() ?? '',
    };
  }, [session, player, lastMs, list]);

  const isWriting = () => Date.now() - writtenAt.current < WRITING_MS;
  return { activeId, said, actions, isWriting };
}

function fieldIn(list: HTMLElement | null, id: string): HTMLTextAreaElement | null {
  return list?.querySelector(`textarea[data-cue="${CSS.escape(id)}"]`) ?? null;
}
