import type { Cue } from '@academy/contract/captions/caption.ts';
import {
  type CueConflict,
  type CueEdits,
  type CueText,
  hasSameText,
  hasSameTimes,
  inOrder,
  isSameCue,
  textOf,
} from './cue-edits.ts';

type Merged = { readonly shown?: CueText; readonly conflict?: CueConflict };

/**
 * What the server has now, under what was edited here. Where only one of two people changed a cue, or one its times and the
 * other its text, nobody is asked; where both changed the same, both versions are kept until somebody chooses.
 */
export function mergeCues(edits: CueEdits, cues: readonly Cue[]): CueEdits {
  const mineById = new Map(edits.shown.map((cue) => [cue.id, cue]));
  const saved = new Map(cues.map((cue) => [cue.id, cue]));
  const shown: CueText[] = [];
  const conflicts = new Map<string, CueConflict>();
  const take = (id: string, merged: Merged) => {
    if (merged.shown) shown.push(merged.shown);
    if (merged.conflict) conflicts.set(id, merged.conflict);
  };
  const before = (id: string) => ({
    base: edits.conflicts.get(id)?.base ?? edits.saved.get(id),
    wasBack: edits.conflicts.get(id)?.isBack === true,
  });
  for (const theirs of cues) {
    take(theirs.id, mergeCue({ ...before(theirs.id), mine: mineById.get(theirs.id), theirs }));
  }
  for (const mine of edits.shown) {
    if (!saved.has(mine.id)) take(mine.id, mergeRemoved(mine, before(mine.id).base));
  }
  return { saved, shown: inOrder(shown), conflicts };
}

interface Versions {
  readonly base: Cue | undefined;
  readonly mine: CueText | undefined;
  readonly theirs: Cue;
  readonly wasBack: boolean;
}

function mergeCue({ base, mine, theirs, wasBack }: Versions): Merged {
  // New of theirs; or new of mine, whose answer was lost on the way.
  if (base === undefined) return { shown: mine ?? textOf(theirs) };
  if (mine === undefined) {
    if (theirs.revision === base.revision) return {};
    return { shown: textOf(theirs), conflict: { base, theirs, isBack: true } };
  }
  if (theirs.revision === base.revision) return { shown: mine };
  if (isSameCue(mine, base)) return { shown: textOf(theirs) };
  if (isSameCue(mine, theirs))
    return { shown: mine, ...(wasBack && { conflict: { base, theirs, isBack: true } }) };
  const times = oneOf(mine, theirs, base, hasSameTimes);
  const text = oneOf(mine, theirs, base, hasSameText);
  if (times === undefined || text === undefined) {
    return { shown: mine, conflict: { base, theirs, isBack: false } };
  }
  return { shown: { id: mine.id, startMs: times.startMs, endMs: times.endMs, text: text.text } };
}

/** The one of the two that was changed; undefined where both were, each to something else. */
function oneOf(
  mine: CueText,
  theirs: CueText,
  base: CueText,
  isSame: (a: CueText, b: CueText) => boolean,
): CueText | undefined {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  return isSame(theirs, base) ? mine : undefined;
}

function mergeRemoved(mine: CueText, base: Cue | undefined): Merged {
  if (base === undefined) return { shown: mine };
  if (isSameCue(mine, base)) return {};
  return { shown: mine, conflict: { base, theirs: null, isBack: false } };
}

/** One version of a cue in conflict stays. `newId` is for one that they removed, which is then added anew. */
export function resolveConflict(
  edits: CueEdits,
  id: string,
  keep: 'mine' | 'theirs',
  newId: string,
): CueEdits {
  const conflict = edits.conflicts.get(id);
  if (conflict === undefined) return edits;
  const conflicts = new Map(edits.conflicts);
  conflicts.delete(id);
  const mineIsGone = conflict.isBack;
  const change = (cue: CueText): CueText[] => {
    if (cue.id !== id) return [cue];
    if (keep === 'mine') {
      if (mineIsGone) return [];
      return [conflict.theirs === null ? { ...cue, id: newId } : cue];
    }
    return conflict.theirs === null ? [] : [textOf(conflict.theirs)];
  };
  return { ...edits, conflicts, shown: inOrder(edits.shown.flatMap(change)) };
}
