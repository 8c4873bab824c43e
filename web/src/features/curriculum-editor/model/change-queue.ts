/**
 * Sends the changes of a curriculum to the server one after the other. A change that depends on something unsaved waits
 * for it, and is dropped if that fails. It knows neither the network nor the screen.
 */
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { applyChange, type ChangeAnswer, type CurriculumChange, settleChange } from './curriculum-change.ts';
import { isTemporary } from './temporary-ids.ts';

export type ChangeOutcome =
  | { readonly ok: true; readonly answer: ChangeAnswer }
  | { readonly ok: false; readonly error: unknown };

interface ChangeQueueOptions {
  /** What the server has, as last answered. */
  readonly base: () => readonly Module[] | undefined;
  /** Cancels a running fetch: its answer may be older than what is about to be set. */
  readonly prepareBase: () => Promise<void>;
  readonly setBase: (modules: readonly Module[]) => void;
  /** Every id in the change is a real one by then. */
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
  let takenBack = false;
  const listeners = new Set<() => void>();
  const realIds = new Map<string, string>();
  const firstIds = new Map<string, string>();

  const tell = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const realId = (id: string): string => realIds.get(id) ?? id;
  const keyOf = (id: string): string => firstIds.get(id) ?? id;

  /** Leaves the queue and joins the base in one step, so that it is never shown twice or not at all. */
  const finish = (done: Waiting, outcome: ChangeOutcome) => {
    waiting = waiting.filter((other) => other !== done);
    takenBack = !outcome.ok && !isTyped(done.change);
    if (outcome.ok) {
      const { change } = done;
      const before = base();
      // After signing out there is no base left to change.
      if (before !== undefined) setBase(settleChange(before, withRealIds(change, realId), outcome.answer));
      learnId(change.id, outcome.answer);
    }
    tell();
    onOutcome(done.change, outcome);
    done.settle(outcome);
  };

  const attempt = async (next: Waiting): Promise<ChangeOutcome> => {
    const change = withRealIds(next.change, realId);
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
    /** What the screen shows: what the server has, with every waiting change applied. */
    shown: (modules: readonly Module[]): readonly Module[] =>
      waiting.reduce((shown, { change }) => applyChange(shown, withRealIds(change, realId)), modules),
    isSaving: (): boolean => waiting.length > 0,
    /** The last change could not be saved and is gone from the screen again. */
    isTakenBack: (): boolean => takenBack,
    /** The server's id in place of a temporary one, once it is known. */
    realId,
    /** A React key that survives the replacement of a temporary id, so that the row keeps the focus. */
    keyOf,
    /** Whether it could not be saved, in this visit or an earlier one: the server has not got it, and is not being asked to take it. */
    isLost: (id: string): boolean =>
      isTemporary(id) &&
      !realIds.has(id) &&
      !waiting.some(({ change }) => change.id === id && isAddition(change)),
    /** The places of the module's new lessons that are on their way. */
    placesOnTheWay: (moduleId: string): number[] =>
      waiting.flatMap(({ change }) =>
        change.kind === 'add-lesson' && keyOf(change.moduleId) === keyOf(moduleId) ? [change.place] : [],
      ),
    version: (): number => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What was typed is kept on the device where it cannot be saved. */
function isTyped({ kind }: CurriculumChange): boolean {
  return kind === 'rename-module' || kind === 'save-lesson' || kind === 'add-lesson';
}

function isAddition({ kind }: CurriculumChange): boolean {
  return kind === 'add-module' || kind === 'add-lesson';
}

function withRealIds(change: CurriculumChange, realId: (id: string) => string): CurriculumChange {
  const id = realId(change.id);
  return 'moduleId' in change ? { ...change, id, moduleId: realId(change.moduleId) } : { ...change, id };
}

/** What is added has no id of its own yet: the server gives it one. */
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
