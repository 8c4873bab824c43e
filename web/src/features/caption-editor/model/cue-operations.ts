/** What can be done to a list of cues. Each gives the list as it is afterwards, or the same list where it cannot be done. */
import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import { type CueText, inOrder } from './cue-edits.ts';

type Cues = readonly CueText[];
export type Edge = 'start' | 'end';

/** One press of a key moves an edge of a cue by this much. */
export const shiftMs = 100;
/** A cue that is shorter could not be seen. */
export const shortestMs = 100;
/** Of a cue that is put in. */
const newCueMs = 2000;

const indexOf = (cues: Cues, id: string) => cues.findIndex((cue) => cue.id === id);

function change(cues: Cues, id: string, to: (cue: CueText) => CueText): Cues {
  const index = indexOf(cues, id);
  const cue = cues[index];
  if (cue === undefined) return cues;
  const next = to(cue);
  return next === cue ? cues : inOrder(cues.with(index, next));
}

export const writeCue = (cues: Cues, id: string, text: string): Cues =>
  change(cues, id, (cue) => (cue.text === text ? cue : { ...cue, text }));

/** Why an edge that was typed cannot be there; null where it can. */
export function edgeProblem(cue: CueText, edge: Edge, ms: number, lastMs: number) {
  // A cue from a file may be as short as it came, and after the end of a film that was replaced.
  if (ms === (edge === 'start' ? cue.startMs : cue.endMs)) return null;
  if (ms > lastMs) return 'too-late';
  const lasts = edge === 'start' ? cue.endMs - ms : ms - cue.startMs;
  if (lasts <= 0) return 'past-the-other';
  return lasts < shortestMs ? 'too-short' : null;
}

/** Where the edge would pass the other or the end of the film, it stops before it. One that is after the end only comes nearer. */
export function timeCue(cues: Cues, id: string, edge: Edge, ms: number, lastMs: number): Cues {
  return change(cues, id, (cue) => {
    const latest = Math.max(lastMs, edge === 'start' ? cue.startMs : cue.endMs);
    const startMs = edge === 'start' ? within(ms, 0, Math.min(latest, cue.endMs - shortestMs)) : cue.startMs;
    const endMs = edge === 'end' ? within(ms, cue.startMs + shortestMs, latest) : cue.endMs;
    return startMs === cue.startMs && endMs === cue.endMs ? cue : { ...cue, startMs, endMs };
  });
}

export function shiftCue(cues: Cues, id: string, edge: Edge, byMs: number, lastMs: number): Cues {
  const cue = cues[indexOf(cues, id)];
  if (cue === undefined) return cues;
  return timeCue(cues, id, edge, (edge === 'start' ? cue.startMs : cue.endMs) + byMs, lastMs);
}

/** In two at a place of the text. Its time is shared by how much there is to read. */
export function splitCue(cues: Cues, id: string, at: number, newId: string): Cues {
  const index = indexOf(cues, id);
  const cue = cues[index];
  if (cue === undefined || cues.length >= captionLimits.cuesPerTrack) return cues;
  const [first, second] = [cue.text.slice(0, at).trimEnd(), cue.text.slice(at).trimStart()];
  const lasts = cue.endMs - cue.startMs;
  if (first.trim() === '' || second.trim() === '' || lasts < 2 * shortestMs) return cues;
  const share = first.length / (first.length + second.length);
  const middle = cue.startMs + within(Math.round(lasts * share), shortestMs, lasts - shortestMs);
  const halves = [
    { ...cue, text: first, endMs: middle },
    { id: newId, text: second, startMs: middle, endMs: cue.endMs },
  ];
  return inOrder(cues.toSpliced(index, 1, ...halves));
}

/** With the one after it, where both fit into one. */
export function joinCue(cues: Cues, id: string): Cues {
  const index = indexOf(cues, id);
  const [cue, next] = [cues[index], cues[index + 1]];
  if (cue === undefined || next === undefined) return cues;
  const text = [cue.text.trim(), next.text.trim()].filter((part) => part !== '').join(' ');
  if (text.length > captionLimits.cueTextLength) return cues;
  const joined = { ...cue, text, endMs: Math.max(cue.endMs, next.endMs) };
  return cues.toSpliced(index, 2, joined);
}

export interface NewCuePlace {
  /** The cue before it; null for a moment of the film. */
  readonly after: string | null;
  readonly atMs: number;
  readonly lastMs: number;
}

/** An empty one after this one, or at a moment where there is none yet. It ends where the next begins. */
export function insertCue(cues: Cues, newId: string, { after, atMs, lastMs }: NewCuePlace): Cues {
  if (cues.length >= captionLimits.cuesPerTrack) return cues;
  const before = after === null ? undefined : cues[indexOf(cues, after)];
  const wanted = Math.max(0, Math.round(before?.endMs ?? atMs));
  // Where the film is over, there is no room but before its end.
  const startMs = wanted > lastMs - shortestMs ? Math.max(0, lastMs - newCueMs) : wanted;
  const next = cues.find((cue) => cue.startMs > startMs);
  const room = (next?.startMs ?? lastMs) - startMs;
  const endMs = startMs + Math.max(shortestMs, Math.min(newCueMs, room));
  const place =
    before === undefined ? cues.findIndex((cue) => cue.startMs > startMs) : indexOf(cues, before.id) + 1;
  return inOrder(
    cues.toSpliced(place === -1 ? cues.length : place, 0, { id: newId, startMs, endMs, text: '' }),
  );
}

export const removeCue = (cues: Cues, id: string): Cues =>
  indexOf(cues, id) === -1 ? cues : cues.filter((cue) => cue.id !== id);

/** The cue that is read at a moment: of those that have begun and not ended, the last. */
export function cueAt(cues: Cues, ms: number): CueText | undefined {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle] as CueText).startMs <= ms) low = middle + 1;
    else high = middle;
  }
  // A long one may still be read under a shorter one that has ended.
  for (let index = low - 1; index >= Math.max(0, low - 8); index -= 1) {
    if ((cues[index] as CueText).endMs > ms) return cues[index];
  }
  return undefined;
}

const within = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
