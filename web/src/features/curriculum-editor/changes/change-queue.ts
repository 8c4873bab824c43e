/**
 * The changes of a curriculum on their way to the academy, one after the other: what depends on something that is not
 * saved yet waits for it by itself, and is dropped with it. It knows neither the network nor the screen.
 */
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { applyChange, type CurriculumChange } from './curriculum-change.ts';
import { type ChangeAnswer, settleChange } from './settle-change.ts';
import { isTemporary } from './temporary-id.ts';

export type ChangeOutcome =
  | { readonly ok: true; readonly answer: ChangeAnswer }
  | { readonly ok: false; readonly error: unknown };

interface ChangeQueueOptions {
  /** What the academy has, as far as it has told. */
  readonly base: () => readonly Module[] | undefined;
  /** Stops what is being asked for just now: its answer may be older than what is about to be set. */
  readonly prepareBase: () => Promise<void>;
  readonly setBase: (modules: readonly Module[]) => void;
  /** Every id in the change is one of the academy's by then. */
  readonly send: (change: CurriculumChange) => Promise<ChangeAnswer>;
  readonly onOutcome: (change: CurriculumChange, outcome: ChangeOutcome) => void;
}

interface Waiting {
  readonly change: CurriculumChange;
  readonly settle: (outcome: ChangeOutcome) => void;
}

export class DependencyFailed extends Error {}

export type ChangeQueue = ReturnType<typeof createChangeQueue>;

export function createChangeQueue({ base, prepareBase, setBase, send, onOutcome }: ChangeQueueOptions) {
  let waiting: readonly Waiting[] = [];
  let running = false;
  let version = 0;
  const listeners = new Set<() => void>();
  const realIds = new Map<string, string>();
  const firstIds = new Map<string, string>();

  const tell = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const realId = (id: string): string => realIds.get(id) ?? id;

  /** It leaves the queue and becomes part of what the academy has in one step: nothing is shown twice, or not at all. */
  const finish = (done: Waiting, outcome: ChangeOutcome) => {
    waiting = waiting.filter((other) => other !== done);
    if (outcome.ok) {
      const { change } = done;
      const before = base();
      // Who signed out meanwhile has nothing left to be changed.
      if (before !== undefined) setBase(settleChange(before, withRealIds(change, realId), outcome.answer));
      learnId(change.id, outcome.answer);
    }
    tell();
    onOutcome(done.change, outcome);
    done.settle(outcome);
  };

  const attempt = async ({ change: asked }: Waiting): Promise<ChangeOutcome> => {
    const change = withRealIds(asked, realId);
    try {
      if (idsSentBy(change).some(isTemporary)) throw new DependencyFailed();
      const answer = await send(change);
      await prepareBase();
      return { ok: true, answer };
    } catch (error) {
      return { ok: false, error };
    }
  };

  const learnId = (id: string, answer: ChangeAnswer) => {
    const given = 'module' in answer ? answer.module._id : 'lesson' in answer ? answer.lesson._id : id;
    if (given === id) return;
    realIds.set(id, given);
    firstIds.set(given, id);
  };

  const run = async () => {
    if (running) return;
    running = true;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) finish(next, await attempt(next));
    running = false;
  };

  return {
    add: (change: CurriculumChange): Promise<ChangeOutcome> => {
      const { promise, resolve } = Promise.withResolvers<ChangeOutcome>();
      waiting = [...waiting, { change, settle: resolve }];
      tell();
      void run();
      return promise;
    },
    /** What the screen shows: what the academy has, and over it all that is on its way there. */
    shown: (modules: readonly Module[]): readonly Module[] =>
      waiting.reduce((shown, { change }) => applyChange(shown, withRealIds(change, realId)), modules),
    isSaving: (): boolean => waiting.length > 0,
    /** The id the academy has given since, if it has. */
    realId,
    /** Stays the same when a temporary id is replaced, so that nobody loses the focus by it. */
    keyOf: (id: string): string => firstIds.get(id) ?? id,
    version: (): number => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function withRealIds(change: CurriculumChange, realId: (id: string) => string): CurriculumChange {
  const id = realId(change.id);
  return 'moduleId' in change ? { ...change, id, moduleId: realId(change.moduleId) } : { ...change, id };
}

/** What is added has no id yet; it is given one. */
function idsSentBy(change: CurriculumChange): string[] {
  switch (change.kind) {
    case 'add-module':
      return [];
    case 'add-lesson':
      return [change.moduleId];
    case 'move-lesson':
      return [change.id, change.moduleId];
    default:
      return [change.id];
  }
}
