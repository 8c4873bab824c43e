/**
 * The cues of a track while they are edited: as the server has them, as they are shown, and what stands between the two. Nothing
 * here is changed in place, and what is to be sent is found by comparing.
 */
import type { CaptionChange, Cue } from '@academy/contract/captions/caption.ts';

export interface CueText {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

/** Two people changed one cue. It is not sent before somebody chose. */
export interface CueConflict {
  /** What both began with. */
  readonly base: Cue;
  /** Null where they removed it. */
  readonly theirs: Cue | null;
  /** It was removed here, and they changed it: it is back, and may be removed again. */
  readonly isBack: boolean;
}

export interface CueEdits {
  /** As the server last told, by id. */
  readonly saved: ReadonlyMap<string, Cue>;
  /** In the order of the film. */
  readonly shown: readonly CueText[];
  readonly conflicts: ReadonlyMap<string, CueConflict>;
}

export function beginEdits(cues: readonly Cue[]): CueEdits {
  return {
    saved: new Map(cues.map((cue) => [cue.id, cue])),
    shown: inOrder(cues.map(textOf)),
    conflicts: new Map(),
  };
}

export const textOf = ({ id, startMs, endMs, text }: CueText): CueText => ({ id, startMs, endMs, text });

export function inOrder(cues: readonly CueText[]): readonly CueText[] {
  const isSorted = cues.every(
    (cue, index) => index === 0 || (cues[index - 1] as CueText).startMs <= cue.startMs,
  );
  return isSorted ? cues : cues.toSorted((a, b) => a.startMs - b.startMs);
}

export const hasSameTimes = (a: CueText, b: CueText) => a.startMs === b.startMs && a.endMs === b.endMs;

/** Blanks at the ends are not kept, so they make no difference. */
export const hasSameText = (a: CueText, b: CueText) => a.text === b.text || a.text.trim() === b.text.trim();

export const isSameCue = (a: CueText, b: CueText) => hasSameTimes(a, b) && hasSameText(a, b);

/** A cue that says nothing cannot be saved. It waits until it does, or is deleted. */
export const isEmpty = ({ text }: Pick<CueText, 'text'>) => text.trim() === '';

/** What the server does not have yet and can take. What is removed comes last: cut off there, words stand twice and not nowhere. */
export function changesOf({ saved, shown, conflicts }: CueEdits): CaptionChange[] {
  const written: CaptionChange[] = [];
  const left = new Set<string>();
  for (const cue of shown) {
    left.add(cue.id);
    if (conflicts.has(cue.id) || isEmpty(cue)) continue;
    const before = saved.get(cue.id);
    const now = { id: cue.id, startMs: cue.startMs, endMs: cue.endMs, text: cue.text.trim() };
    if (before === undefined) written.push({ kind: 'add', ...now });
    else if (!isSameCue(before, cue)) written.push({ kind: 'change', ...now, revision: before.revision });
  }
  const removed = [...saved.values()].filter(({ id }) => !left.has(id));
  return [...written, ...removed.map(({ id, revision }) => ({ kind: 'remove' as const, id, revision }))];
}

/** The server took these changes, and says how their cues are now. */
export function withAnswer(edits: CueEdits, sent: readonly CaptionChange[], cues: readonly Cue[]): CueEdits {
  const saved = new Map(edits.saved);
  for (const change of sent) if (change.kind === 'remove') saved.delete(change.id);
  for (const cue of cues) saved.set(cue.id, cue);
  const sentById = new Map(sent.flatMap((change) => (change.kind === 'remove' ? [] : [[change.id, change]])));
  const answered = new Map(cues.map((cue) => [cue.id, cue]));
  const shown = edits.shown.map((cue) => {
    const asSent = sentById.get(cue.id);
    const now = answered.get(cue.id);
    // The server may have taken something out of it, such as markup. What was typed meanwhile stays.
    return asSent && now && isSameCue(cue, asSent) && !isSameCue(cue, now) ? textOf(now) : cue;
  });
  return { ...edits, saved, shown: inOrder(shown) };
}
