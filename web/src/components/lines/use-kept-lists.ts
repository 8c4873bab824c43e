import { ApiError } from '@academy/contract/http/client.ts';
import { useState } from 'react';
import { localDrafts } from '@/lib/local-drafts.ts';
import { type Line, newLine, textsOf } from './line.ts';

/** Lists by name, as the server has them. */
type Lists<Name extends string> = Readonly<Record<Name, readonly string[]>>;
type LinesOf<Name extends string> = Readonly<Record<Name, readonly Line[]>>;

export interface SavedLists<Name extends string> {
  readonly lists: Lists<Name>;
  readonly revision: number;
}

/** Nothing is said of what was not touched. */
export type ListsState = 'untouched' | 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';

interface KeptListsOptions<Name extends string> {
  /** Where what is typed is kept on the device: for which user, and of what. */
  readonly draftKey: string;
  readonly names: readonly Name[];
  readonly saved: SavedLists<Name>;
  readonly save: (lists: Lists<Name>, revision: number) => Promise<SavedLists<Name>>;
  /** Asks the server anew. */
  readonly reload: () => Promise<SavedLists<Name> | undefined>;
}

/** Of the last save; null where there was none since something was typed. */
type Outcome = { readonly error: unknown } | 'saving' | 'saved' | null;

interface Draft<Name extends string> {
  readonly lists: Lists<Name>;
  /** The revision that was looked at. */
  readonly revision: number;
}

/** Lists that are saved by themselves. What is typed is kept on the device until the server has it. */
export function useKeptLists<Name extends string>(options: KeptListsOptions<Name>) {
  const { draftKey, names, saved, save, reload } = options;
  const drafts = localDrafts<Draft<Name>>({
    prefix: 'academy.lists.',
    parse: (stored) => (isDraft(stored, names) ? (stored as Draft<Name>) : undefined),
    storage: () => window.localStorage,
  });
  const linesOf = (lists: Lists<Name>): LinesOf<Name> => byName(names, (name) => lists[name].map(newLine));
  const [restored] = useState(() => drafts.read(draftKey));
  const [lines, setLines] = useState<LinesOf<Name>>(() => linesOf(restored?.lists ?? saved.lists));
  const [base, setBase] = useState({ lists: saved.lists, revision: restored?.revision ?? saved.revision });
  const [outcome, setOutcome] = useState<Outcome>(null);

  const lists = byName(names, (name) => textsOf(lines[name]));
  const changed = names.some((name) => lists[name].join('\n') !== base.lists[name].join('\n'));

  const settle = (now: SavedLists<Name>, next: LinesOf<Name> = linesOf(now.lists)) => {
    drafts.drop(draftKey);
    setBase(now);
    setLines(next);
    setOutcome(null);
  };
  /** Answers whether it was saved. */
  const send = async (revision: number): Promise<boolean> => {
    const sent = lines;
    setOutcome('saving');
    try {
      const now = await save(lists, revision);
      // What was typed meanwhile stays, and is not saved yet.
      setLines((current) => {
        if (current === sent) drafts.drop(draftKey);
        return current;
      });
      setBase(now);
      setOutcome('saved');
      return true;
    } catch (error) {
      setOutcome({ error });
      return false;
    }
  };

  // Somebody saved newer lines while nothing was typed here.
  if (!changed && isSettled(outcome) && saved.revision > base.revision) settle(saved);

  return {
    lines,
    change: (name: Name, next: readonly Line[]) => {
      const all = { ...lines, [name]: next };
      setLines(all);
      if (outcome !== 'saving') setOutcome(null);
      const texts = byName(names, (one) => textsOf(all[one]));
      drafts.keep(draftKey, { lists: texts, revision: base.revision });
    },
    state: stateOf(outcome, changed),
    error: outcome === null || typeof outcome === 'string' ? null : outcome.error,
    save: () => send(base.revision),
    /** What somebody else saved stays, and what was typed here goes. */
    takeTheirs: async () => {
      const theirs = await reload();
      if (theirs !== undefined) settle(theirs);
    },
    keepMine: async () => {
      const theirs = await reload();
      if (theirs !== undefined) await send(theirs.revision);
    },
    discard: () => settle(saved),
  };
}

/** What saving them needs, whatever they are called. */
export type KeptLists = Omit<ReturnType<typeof useKeptLists>, 'lines' | 'change'>;

function byName<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

function isSettled(outcome: Outcome): outcome is 'saved' | null {
  return outcome === null || outcome === 'saved';
}

/** Somebody else saved meanwhile. */
const conflicts: readonly ApiError['code'][] = ['stale_edit', 'word_list_changed'];

function stateOf(outcome: Outcome, changed: boolean): ListsState {
  if (outcome === 'saving') return 'saving';
  if (isSettled(outcome)) return changed ? 'changed' : (outcome ?? 'untouched');
  const { error } = outcome;
  return error instanceof ApiError && conflicts.includes(error.code) ? 'conflict' : 'failed';
}

/** Storage holds what any version of the app wrote, or anybody. */
function isDraft(stored: unknown, names: readonly string[]): boolean {
  if (typeof stored !== 'object' || stored === null || !('lists' in stored) || !('revision' in stored))
    return false;
  const { lists, revision } = stored;
  if (typeof revision !== 'number' || typeof lists !== 'object' || lists === null) return false;
  const found = lists as Record<string, unknown>;
  return names.every((name) => {
    const texts = found[name];
    return Array.isArray(texts) && texts.every((text) => typeof text === 'string');
  });
}
