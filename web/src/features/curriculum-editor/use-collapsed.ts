import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { DragSubject } from './ordering/drop-place.ts';

export type Collapsed = ReturnType<typeof useCollapsed>;

/** Which modules show their lessons: all of them, until somebody folds one, and none while a module is carried. */
export function useCollapsed(modules: readonly Module[]) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [carried, setCarried] = useState<{ id: string; topBefore: number } | null>(null);
  const areAll = modules.length > 0 && modules.every(({ _id }) => folded.has(_id));
  const carriedElement = useRef<Element | null>(null);

  // What is carried stays under the pointer when everything above it shrinks.
  useLayoutEffect(() => {
    if (carried === null || carriedElement.current === null) return;
    window.scrollBy(0, carriedElement.current.getBoundingClientRect().top - carried.topBefore);
  }, [carried]);

  const set = (id: string, isFolded: boolean) =>
    setFolded((now) => {
      const next = new Set(now);
      if (isFolded) next.add(id);
      else next.delete(id);
      return next;
    });

  return {
    areAll,
    isExpanded: (id: string): boolean => carried === null && !folded.has(id),
    toggle: useCallback((id: string) => {
      setFolded((now) => (now.has(id) ? now.difference(new Set([id])) : now.union(new Set([id]))));
    }, []),
    expand: (id: string) => set(id, false),
    toggleAll: () => setFolded(areAll ? new Set() : new Set(modules.map(({ _id }) => _id))),
    onCarry: (subject: DragSubject | null) => {
      if (subject?.kind !== 'module') return setCarried(null);
      const element = document.getElementById(`module-${subject.id}`);
      carriedElement.current = element;
      setCarried({ id: subject.id, topBefore: element?.getBoundingClientRect().top ?? 0 });
    },
  };
}
