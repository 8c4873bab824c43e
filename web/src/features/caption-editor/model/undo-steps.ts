/**
 * What was done here, step by step, so that it can be taken back. A step remembers its own cues alone, and takes back a cue only
 * if it is still as the step left it: what somebody else wrote meanwhile is not undone.
 */
import { type CueText, inOrder } from './cue-edits.ts';

type Cues = readonly CueText[];

interface Touched {
  readonly id: string;
  readonly before: CueText | null;
  readonly after: CueText | null;
}

interface Step {
  readonly touched: readonly Touched[];
  /** Steps of one name that follow each other are one: a word that is typed, an edge that is moved. */
  readonly name: string | null;
}

export interface UndoSteps {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const noSteps: UndoSteps = { done: [], undone: [] };
const mostSteps = 500;

export function addStep(steps: UndoSteps, before: Cues, after: Cues, name: string | null): UndoSteps {
  const touched = touchedBetween(before, after);
  if (touched.length === 0) return steps;
  const last = steps.done.at(-1);
  if (name !== null && last?.name === name) {
    return {
      done: [...steps.done.slice(0, -1), { name, touched: continued(last.touched, touched) }],
      undone: [],
    };
  }
  return { done: [...steps.done.slice(1 - mostSteps), { name, touched }], undone: [] };
}

interface Outcome {
  readonly steps: UndoSteps;
  readonly cues: Cues;
  /** The cue to look at; undefined where nothing was done. */
  readonly id: string | undefined;
}

export function undo({ done, undone }: UndoSteps, cues: Cues): Outcome {
  const step = done.at(-1);
  if (step === undefined) return { steps: { done, undone }, cues, id: undefined };
  const back = step.touched.map(({ id, before, after }) => ({ id, before: after, after: before }));
  return { steps: { done: done.slice(0, -1), undone: [...undone, step] }, ...replay(cues, back) };
}

export function redo({ done, undone }: UndoSteps, cues: Cues): Outcome {
  const step = undone.at(-1);
  if (step === undefined) return { steps: { done, undone }, cues, id: undefined };
  return {
    steps: { done: [...done, { ...step, name: null }], undone: undone.slice(0, -1) },
    ...replay(cues, step.touched),
  };
}

function replay(cues: Cues, touched: readonly Touched[]): Pick<Outcome, 'cues' | 'id'> {
  const now = new Map(cues.map((cue) => [cue.id, cue]));
  let id: string | undefined;
  for (const { id: touchedId, before, after } of touched) {
    if (!isSame(now.get(touchedId) ?? null, before)) continue;
    if (after === null) now.delete(touchedId);
    else now.set(touchedId, after);
    if (after !== null) id ??= touchedId;
  }
  return { cues: inOrder([...now.values()]), id };
}

function isSame(a: CueText | null, b: CueText | null): boolean {
  if (a === null || b === null) return a === b;
  return a.text === b.text && a.startMs === b.startMs && a.endMs === b.endMs;
}

function touchedBetween(before: Cues, after: Cues): Touched[] {
  const [was, is] = [new Map(before.map((cue) => [cue.id, cue])), new Map(after.map((cue) => [cue.id, cue]))];
  const changed = before.filter((cue) => is.get(cue.id) !== cue);
  const added = after.filter((cue) => !was.has(cue.id));
  return [
    ...changed.map((cue) => ({ id: cue.id, before: cue, after: is.get(cue.id) ?? null })),
    ...added.map((cue) => ({ id: cue.id, before: null, after: cue })),
  ];
}

function continued(first: readonly Touched[], second: readonly Touched[]): Touched[] {
  const later = new Map(second.map((touched) => [touched.id, touched]));
  const joined = first.map((touched) => ({ ...touched, after: (later.get(touched.id) ?? touched).after }));
  return [...joined, ...second.filter(({ id }) => !first.some((touched) => touched.id === id))];
}
