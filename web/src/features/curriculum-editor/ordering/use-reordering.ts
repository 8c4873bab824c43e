import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { applyChange, type CurriculumChange } from '../changes/curriculum-change.ts';
import { findLesson } from '../changes/curriculum-order.ts';
import type { Lifting } from './lift-context.ts';
import { type Direction, lessonStep, moduleStep, placeText } from './steps.ts';

export type Move = Extract<CurriculumChange, { kind: 'move-module' | 'move-lesson' }>;

export const handleIdOf = (id: string): string => `handle-of-${id}`;

/** What is carried to another place, and where it would be: by mouse, by touch or by keys. Saved when it is let go. */
export function useReordering(modules: readonly Module[], save: (move: Move) => void) {
  const [preview, setPreview] = useState<Move | null>(null);
  const [liftedId, setLiftedId] = useState<string | null>(null);
  const [message, say] = useState('');
  const shown = useMemo(() => (preview ? applyChange(modules, preview) : modules), [modules, preview]);

  // A lesson that crosses into another module is drawn anew there, and must not lose the keys that carry it.
  useLayoutEffect(() => {
    if (liftedId !== null && preview !== null) document.getElementById(handleIdOf(liftedId))?.focus();
  }, [liftedId, preview]);

  const putDown = (move: Move | null) => {
    setPreview(null);
    setLiftedId(null);
    if (move === null || isWhereItWas(modules, move)) return;
    say(`${named(modules, move.id)} moved to ${placeText(applyChange(modules, move), move.id)}.`);
    save(move);
  };
  const putBack = (id: string) => {
    setPreview(null);
    setLiftedId(null);
    say(`${named(modules, id)} is back at ${placeText(modules, id)}.`);
  };
  const lift = (id: string) => {
    setLiftedId(id);
    say(`${named(modules, id)} lifted, ${placeText(modules, id)}.`);
  };
  const carry = (move: Move) => {
    setPreview(move);
    say(`${named(modules, move.id)}: ${placeText(applyChange(modules, move), move.id)}.`);
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

  /** Whoever goes elsewhere has changed their mind; being drawn anew is no going. */
  const onHandleBlur = (event: FocusEvent, id: string) => {
    if (liftedId === id && event.relatedTarget !== null) putBack(id);
  };
  // The handles of a thousand lessons are drawn anew only when one is lifted.
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
    message,
    lifting,
    /** One step at once, without lifting. */
    step: (id: string, direction: Direction) => putDown(stepOf(modules, id, direction)),
  };
}

type KeyAction = 'toggle' | 'cancel' | Direction | null;

function keyAction(key: string, isLifted: boolean): KeyAction {
  if (key === ' ' || key === 'Enter') return 'toggle';
  if (!isLifted) return null;
  if (key === 'Escape') return 'cancel';
  return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null;
}

function stepOf(modules: readonly Module[], id: string, direction: Direction): Move | null {
  if (modules.some(({ _id }) => _id === id)) {
    const order = moduleStep(modules, id, direction);
    return order === null ? null : { kind: 'move-module', id, order };
  }
  const place = lessonStep(modules, id, direction);
  return place === null ? null : { kind: 'move-lesson', id, ...place };
}

function isWhereItWas(modules: readonly Module[], move: Move): boolean {
  if (move.kind === 'move-module') {
    return modules.find(({ _id }) => _id === move.id)?.order === move.order;
  }
  const lesson = findLesson(modules, move.id);
  return lesson?.moduleId === move.moduleId && lesson.order === move.order;
}

export function titleOf(modules: readonly Module[], id: string): string {
  const module = modules.find(({ _id }) => _id === id);
  return module ? module.title : (findLesson(modules, id)?.title ?? '');
}

function named(modules: readonly Module[], id: string): string {
  const kind = modules.some(({ _id }) => _id === id) ? 'Module' : 'Lesson';
  return `${kind} ${titleOf(modules, id)}`;
}
