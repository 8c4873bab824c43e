import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { elementIds } from './focus.ts';

export type Collapsed = ReturnType<typeof useCollapsed>;

/** Which modules show their lessons: all that are not collapsed, and none while a module is dragged. */
export function useCollapsed(modules: readonly Module[]) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const held = useRef<{ element: HTMLElement; top: number } | null>(null);
  const areAll = modules.length > 0 && modules.every(({ _id }) => collapsed.has(_id));

  // Everything collapses when a module is dragged and expands when it is dropped: it must stay under the pointer.
  useLayoutEffect(() => {
    if (held.current === null) return;
    keepInPlace(held.current, { mayPush: draggedId !== null });
    held.current = null;
  }, [draggedId]);

  return {
    areAll,
    isExpanded: (id: string): boolean => draggedId === null && !collapsed.has(id),
    toggle: useCallback((id: string) => {
      setCollapsed((now) => (now.has(id) ? now.difference(new Set([id])) : now.union(new Set([id]))));
    }, []),
    expand: (id: string) => setCollapsed((now) => now.difference(new Set([id]))),
    toggleAll: () => setCollapsed(areAll ? new Set() : new Set(modules.map(({ _id }) => _id))),
    onDragModule: (id: string | null) => {
      const element = document.getElementById(elementIds.module(id ?? draggedId ?? ''));
      held.current = element && { element, top: element.getBoundingClientRect().top };
      setDraggedId(id);
    },
  };
}

/** Scrolls as far as the page goes; during the drag, padding above the list makes up for the rest. */
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
