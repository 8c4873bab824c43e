import type { Cue } from '@academy/contract/captions/caption.ts';
import { type DraftStorage, localDrafts } from '@/lib/local-drafts.ts';
import { beginEdits, type CueEdits, type CueText, inOrder, isSameCue } from './cue-edits.ts';
import { mergeCues } from './merge-cues.ts';

/** What became of one cue here, and what it was made of. */
export interface KeptEdit {
  readonly id: string;
  /** Null for a cue that is new. */
  readonly base: Cue | null;
  /** Null for one that was removed. */
  readonly mine: CueText | null;
}

export function keptEditsOf({ saved, shown, conflicts }: CueEdits): KeptEdit[] {
  const kept: KeptEdit[] = [];
  const left = new Set<string>();
  for (const mine of shown) {
    left.add(mine.id);
    const base = conflicts.get(mine.id)?.base ?? saved.get(mine.id) ?? null;
    if (base === null || !isSameCue(base, mine)) kept.push({ id: mine.id, base, mine });
  }
  const removed = [...saved.values()].filter(({ id }) => !left.has(id));
  return [...kept, ...removed.map((base) => ({ id: base.id, base, mine: null }))];
}

/** As if the page had never been closed: what was kept is put on what it was made of, and that is brought up to date. */
export function restoreEdits(cues: readonly Cue[], kept: readonly KeptEdit[]): CueEdits {
  const now = beginEdits(cues);
  if (kept.length === 0) return now;
  const saved = new Map(now.saved);
  for (const { id, base } of kept) {
    if (base === null) saved.delete(id);
    else saved.set(id, base);
  }
  const ids = new Set(kept.map(({ id }) => id));
  const mine = kept.flatMap((edit) => (edit.mine === null ? [] : [edit.mine]));
  const shown = inOrder([...now.shown.filter(({ id }) => !ids.has(id)), ...mine]);
  return mergeCues({ saved, shown, conflicts: new Map() }, cues);
}

export interface KeptEditsPlace {
  readonly userId: string;
  readonly lessonId: string;
  readonly language: string;
}

export type KeptEdits = ReturnType<typeof keptEditsAt>;

/** On the device, by person, lesson and language. */
export function keptEditsAt({ userId, lessonId, language }: KeptEditsPlace, storage: () => DraftStorage) {
  const name = `${userId}.${lessonId}.${language}`;
  const drafts = localDrafts({ prefix: 'academy.captions.', parse: parseEdits, storage });
  return {
    read: (): KeptEdit[] => drafts.read(name) ?? [],
    keep: (edits: readonly KeptEdit[]): void => {
      if (edits.length === 0) drafts.drop(name);
      else drafts.keep(name, [...edits]);
    },
  };
}

/** Storage holds what any version of the app wrote, or anybody. */
function parseEdits(stored: unknown): KeptEdit[] | undefined {
  return Array.isArray(stored) ? stored.filter(isEdit) : undefined;
}

function isEdit(edit: unknown): edit is KeptEdit {
  if (typeof edit !== 'object' || edit === null) return false;
  const { id, base, mine } = edit as Partial<Record<string, unknown>>;
  if (typeof id !== 'string' || base === undefined || mine === undefined) return false;
  const hasRevision = base === null || typeof (base as Partial<Cue>).revision === 'number';
  return (
    hasRevision &&
    (base !== null || mine !== null) &&
    [base, mine].every((one) => one === null || isCue(one, id))
  );
}

function isCue(value: unknown, wanted: string): value is CueText {
  if (typeof value !== 'object' || value === null) return false;
  const { id, startMs, endMs, text } = value as Partial<Record<string, unknown>>;
  const hasTimes = Number.isInteger(startMs) && Number.isInteger(endMs);
  return id === wanted && hasTimes && typeof text === 'string';
}
