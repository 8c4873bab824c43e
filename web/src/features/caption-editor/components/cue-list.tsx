import { t } from '@lingui/core/macro';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CueEdits } from '../model/cue-edits.ts';
import type { OnRefused, RefusedTimes } from '../use-refused-times.ts';
import { useRowsInView } from '../use-rows-in-view.ts';
import { type CueActions, CueRow } from './cue-row.tsx';

interface CueListProps {
  edits: CueEdits;
  /** The end of the film. */
  lastMs: number;
  refused: ReadonlyMap<string, RefusedTimes>;
  onRefused: OnRefused;
  language: string;
  words: readonly string[];
  activeId: string | null;
  currentId: string | null;
  /** The row to be seen, for as long as it is the same. */
  followedId: string | null;
  actions: CueActions;
  listRef: RefObject<HTMLOListElement | null>;
}

/** One line a cue. Of thousands, those around what is seen are drawn, the one that is written in and the one of the film. */
export function CueList(props: CueListProps) {
  const {
    edits,
    lastMs,
    refused,
    onRefused,
    language,
    words,
    activeId,
    currentId,
    followedId,
    actions,
    listRef,
  } = props;
  const { shown, conflicts } = edits;
  const places = useRef({ cues: shown, byId: new Map<string, number>() });
  if (places.current.cues !== shown || places.current.byId.size === 0) {
    places.current = { cues: shown, byId: new Map(shown.map(({ id }, index) => [id, index])) };
  }
  const placeOf = (id: string | null) => (id === null ? -1 : (places.current.byId.get(id) ?? -1));
  const rows = useRowsInView(listRef, shown, [placeOf(activeId), placeOf(currentId)]);

  useLayoutEffect(() => {
    if (followedId !== null) rowOf(listRef.current, followedId)?.scrollIntoView({ block: 'nearest' });
  }, [listRef, followedId]);

  return (
    <ol ref={listRef} aria-label={t`Cues`} className="border-t border-line [overflow-anchor:auto]">
      {rows.map((drawn) => {
        if ('space' in drawn) {
          return <li key={`space-${drawn.before}`} aria-hidden="true" style={{ height: drawn.space }} />;
        }
        const cue = shown[drawn.row];
        if (cue === undefined) return null;
        return (
          <CueRow
            key={cue.id}
            cue={cue}
            previous={shown[drawn.row - 1]}
            place={drawn.row + 1}
            count={shown.length}
            lastMs={lastMs}
            isActive={cue.id === activeId}
            isCurrent={cue.id === currentId}
            conflict={conflicts.get(cue.id)}
            refused={refused.get(cue.id)}
            onRefused={onRefused}
            language={language}
            words={words}
            actions={actions}
          />
        );
      })}
    </ol>
  );
}

function rowOf(list: HTMLElement | null, id: string): Element | null {
  return list?.querySelector(`[data-row="${CSS.escape(id)}"]`) ?? null;
}
