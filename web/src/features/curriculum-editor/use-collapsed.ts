import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { DragSubject } from './ordering/drop-place.ts';

export type Collapsed = ReturnType<typeof useCollapsed>;

export const moduleElementIdOf = (id: string): string => `module-${id}`;

/** Which modules show their lessons: all of them, until somebody folds one, and none while a module is carried. */
export function useCollapsed(modules: readonly Module[]) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [carriedId, setCarriedId] = useState<string | null>(null);
  const held = useRef<{ element: HTMLElement; top: number } | null>(null);
  const areAll = modules.length > 0 && modules.every(({ _id }) => folded.has(_id));

  // Everything folds when a module is lifted and unfolds when it is let go: meanwhile it stays under the pointer.
  useLayoutEffect(() => {
    if (held.current === null) return;
    keepInPlace(held.current, { mayPush: carriedId !== null });
    held.current = null;
  }, [carriedId]);

  const set = (id: string, isFolded: boolean) =>
    setFolded((now) => {
      const next = new Set(now);
      if (isFolded) next.add(id);
      else next.delete(id);
      return next;
    });

  return {
    areAll,
    isExpanded: (id: string): boolean => carriedId === null && !folded.has(id),
    toggle: useCallback((id: string) => {
      setFolded((now) => (now.has(id) ? now.difference(new Set([id])) : now.union(new Set([id]))));
    }, []),
    expand: (id: string) => set(id, false),
    toggleAll: () => setFolded(areAll ? new Set() : new Set(modules.map(({ _id }) => _id))),
    onCarry: (subject: DragSubject | null) => {
      const id = subject?.kind === 'module' ? subject.id : null;
      const element = document.getElementById(moduleElementIdOf(id ?? carriedId ?? ''));
      held.current = element && { element, top: element.getBoundingClientRect().top };
      setCarriedId(id);
    },
  };
}

/** By scrolling as far as the page goes, and while it is carried by pushing the list down for the rest. */
function keepInPlace(
  { element, top }: { element: HTMLElement; top: number },
  { mayPush }: { mayPush: boolean },
): void {
  const list = element.parentElement;
  if (list) list.style.paddingTop = '';
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  const missing = top - element.getBoundingClientRect().top;
  if (list && mayPush && missing > 0) list.style.paddingTop = `${missing}px`;
}
