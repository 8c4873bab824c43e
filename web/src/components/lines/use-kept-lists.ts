import { useEffect, useState } from 'react';
import { type Line, newLine, textsOf } from './line.ts';
import { listDrafts } from './list-drafts.ts';
import { byName, isSame, type Lists, type Versions, versionsOf } from './list-versions.ts';
import { isConflict, type ListsState } from './use-sending.ts';

type LinesOf<Name extends string> = Readonly<Record<Name, readonly Line[]>>;

export interface SavedLists<Name extends string> {
  readonly lists: Lists<Name>;
  readonly revision: number;
}

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
type Outcome<Name extends string> =
  | { readonly error: unknown; readonly theirs: SavedLists<Name> | undefined }
  | 'saving'
  | 'saved'
  | null;

/** Lists that are saved by themselves. What is typed is kept on the device until the server has it. */
export function useKeptLists<Name extends string>(options: KeptListsOptions<Name>) {
  const { draftKey, names, saved, save, reload } = options;
  const drafts = listDrafts(names);
  const linesOf = (lists: Lists<Name>): LinesOf<Name> => byName(names, (name) => lists[name].map(newLine));
  const [restored] = useState(() => drafts.read(draftKey));
  const [lines, setLines] = useState<LinesOf<Name>>(() => linesOf(restored?.lists ?? saved.lists));
  const [base, setBase] = useState({ lists: saved.lists, revision: restored?.revision ?? saved.revision });
  const [outcome, setOutcome] = useState<Outcome<Name>>(null);

  const lists = byName(names, (name) => textsOf(lines[name]));
  const changed = names.some((name) => !isSame(lists[name], base.lists[name]));

  // What is as it was saved again is no draft. Only then: another window may keep one under the same name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!changed && outcome !== 'saving') drafts.drop(draftKey);
  }, [changed]);

  const settle = (now: SavedLists<Name>, next: LinesOf<Name> = linesOf(now.lists)) => {
    drafts.drop(draftKey);
    setBase(now);
    setLines(next);
    setOutcome(null);
  };
  /** What somebody else saved; nothing where it cannot be asked for, and what was read before would take its place. */
  const askForTheirs = async () => {
    const now = await reload();
    return now && now.revision > base.revision ? now : undefined;
  };
  /** Answers whether it was saved. */
  const send = async (revision: number, sent = lines): Promise<boolean> => {
    setOutcome('saving');
    try {
      const now = await save(
        byName(names, (name) => textsOf(sent[name])),
        revision,
      );
      // What was typed meanwhile stays, and is not saved yet.
      setLines((current) => {
        if (current === sent) drafts.drop(draftKey);
        return current;
      });
      setBase(now);
      setOutcome('saved');
      return true;
    } catch (error) {
      setOutcome({ error, theirs: isConflict(error) ? await askForTheirs() : undefined });
      return false;
    }
  };

  // Somebody saved newer lines while nothing was typed here.
  if (!changed && isSettled(outcome) && saved.revision > base.revision) settle(saved);

  const failure = outcome === null || typeof outcome === 'string' ? null : outcome;

  return {
    lines,
    change: (name: Name, next: readonly Line[]) => {
      const all = { ...lines, [name]: next };
      setLines(all);
      // What somebody else saved stays in sight until one of the two was chosen.
      if (outcome !== 'saving' && !failure?.theirs) setOutcome(null);
      const texts = byName(names, (one) => textsOf(all[one]));
      drafts.keep(draftKey, { lists: texts, revision: base.revision });
    },
    state: stateOf(outcome, changed),
    error: failure?.error instanceof Error ? failure.error : null,
    /** Of a conflict, where what somebody else saved could be read. */
    versions:
      failure?.theirs && versionsOf(names, { mine: lists, theirs: failure.theirs.lists, base: base.lists }),
    save: () => send(base.revision),
    /** What somebody else saved stays, and what was typed here goes. */
    takeTheirs: async () => {
      const theirs = (await askForTheirs()) ?? failure?.theirs;
      if (theirs !== undefined) settle(theirs);
    },
    /** Lists in which nothing was typed here stay as somebody else saved them. */
    keepMine: async () => {
      const theirs = (await askForTheirs()) ?? failure?.theirs;
      if (theirs === undefined) return;
      const sent = byName(names, (name) =>
        isSame(lists[name], base.lists[name]) ? theirs.lists[name].map(newLine) : lines[name],
      );
      setLines(sent);
      await send(theirs.revision, sent);
    },
    discard: () => settle(saved),
  };
}

/** What saving them needs, whatever they are called. */
export type KeptLists = Omit<ReturnType<typeof useKeptLists>, 'lines' | 'change' | 'versions'> & {
  readonly versions?: Versions | undefined;
};

function isSettled<Name extends string>(outcome: Outcome<Name>): outcome is 'saved' | null {
  return outcome === null || outcome === 'saved';
}

function stateOf<Name extends string>(outcome: Outcome<Name>, changed: boolean): ListsState {
  if (outcome === 'saving') return 'saving';
  if (isSettled(outcome)) return changed ? 'changed' : (outcome ?? 'untouched');
  return isConflict(outcome.error) ? 'conflict' : 'failed';
}
