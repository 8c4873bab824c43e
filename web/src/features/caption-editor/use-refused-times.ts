import { useCallback, useState } from 'react';
import type { Edge } from './model/cue-operations.ts';

/** Times that a cue cannot have, as they were typed. */
export interface RefusedTimes {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** Undefined: it is no longer refused. */
export type OnRefused = (id: string, edge: Edge, text: string | undefined) => void;

/** By their cues. Kept for all rows: one that is scrolled away is not drawn, and would lose what was typed into it. */
export function useRefusedTimes() {
  const [refused, setRefused] = useState<ReadonlyMap<string, RefusedTimes>>(new Map());
  const keepRefused: OnRefused = useCallback(
    (id, edge, text) =>
      setRefused((before) => {
        if (before.get(id)?.[edge] === text) return before;
        const next = new Map(before).set(id, { ...before.get(id), [edge]: text });
        const { start, end } = next.get(id) ?? {};
        if (start === undefined && end === undefined) next.delete(id);
        return next;
      }),
    [],
  );
  return { refused, keepRefused };
}
