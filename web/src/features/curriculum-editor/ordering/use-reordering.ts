import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { elementIds, focusNow } from '../hooks/focus.ts';
import { applyChange } from '../model/curriculum-change.ts';
import { type MoveNews, moveNews, moveNewsText } from '../model/move-words.ts';
import { changesNothing, type Direction, type Move, stepOf } from '../model/moves.ts';

/** Moving by keyboard, for every drag handle. */
export interface Lifting {
  readonly liftedId: string | null;
  readonly onHandleKey: (event: KeyboardEvent, id: string) => void;
  readonly onHandleBlur: (event: FocusEvent, id: string) => void;
}

export const LiftContext = createContext<Lifting>({
  liftedId: null,
  onHandleKey: () => undefined,
  onHandleBlur: () => undefined,
});

/** What is being moved by mouse, touch or keys, and the curriculum as it would become. Saved on dropping. */
export function useReordering(modules: readonly Module[], save: (move: Move) => void) {
  const [preview, setPreview] = useState<Move | null>(null);
  const [liftedId, setLiftedId] = useState<string | null>(null);
  const [news, say] = useState<MoveNews | null>(null);
  const shown = useMemo(() => (preview ? applyChange(modules, preview) : modules), [modules, preview]);

  // A lesson that crosses into another module is a new element there, and must not lose the focus.
  useLayoutEffect(() => {
    if (liftedId !== null && preview !== null) focusNow(elementIds.dragHandle(liftedId));
  }, [liftedId, preview]);

  const putDown = (move: Move | null) => {
    setPreview(null);
    setLiftedId(null);
    if (move === null || changesNothing(modules, move)) return;
    say(moveNews('moved', applyChange(modules, move), move.id));
    save(move);
  };
  const putBack = (id: string) => {
    setPreview(null);
    setLiftedId(null);
    say(moveNews('back', modules, id));
  };
  const lift = (id: string) => {
    setLiftedId(id);
    say(moveNews('lifted', modules, id));
  };
  const carry = (move: Move) => {
    setPreview(move);
    say(moveNews('carried', applyChange(modules, move), move.id));
  };

  const onHandleKey = (event: KeyboardEvent, id: string) => {
    const isLifted = liftedId === id;
    const action = keyAction(event.key, isLifted);
    if (action === null) return;
    event.preventDefault();
    if (action === 'toggle') return isLifted ? putDown(preview) : lift(id);
    if (action === 'cancel') return putBack(id);
    const move = stepOf(shown, id, action);
    if (move !== null) carry(move);
  };

  /** Leaving the handle cancels the move. A handle that is drawn again loses the focus to nothing, which does not count. */
  const onHandleBlur = (event: FocusEvent, id: string) => {
    if (liftedId === id && event.relatedTarget !== null) putBack(id);
  };
  // The context stays the same until something is lifted, so that a thousand handles are not drawn again.
  const latest = useRef({ onHandleKey, onHandleBlur });
  latest.current = { onHandleKey, onHandleBlur };
  const lifting = useMemo(
    (): Lifting => ({
      liftedId,
      onHandleKey: (event, id) => latest.current.onHandleKey(event, id),
      onHandleBlur: (event, id) => latest.current.onHandleBlur(event, id),
    }),
    [liftedId],
  );

  return {
    shown,
    preview,
    setPreview,
    putDown,
    putBack,
    message: moveNewsText(news),
    lifting,
    /** One step at once, without lifting. */
    step: (id: string, direction: Direction) => putDown(stepOf(modules, id, direction)),
    canStep: (id: string, direction: Direction) => stepOf(modules, id, direction) !== null,
  };
}

type KeyAction = 'toggle' | 'cancel' | Direction | null;

function keyAction(key: string, isLifted: boolean): KeyAction {
  if (key === ' ' || key === 'Enter') return 'toggle';
  if (!isLifted) return null;
  if (key === 'Escape') return 'cancel';
  return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null;
}
