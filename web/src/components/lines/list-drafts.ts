import { localDrafts } from '@/lib/local-drafts.ts';
import type { Lists } from './list-versions.ts';

interface Draft<Name extends string> {
  readonly lists: Lists<Name>;
  /** The revision that was looked at. */
  readonly revision: number;
}

/** What was typed into lists, kept on the device until the server has it. */
export function listDrafts<Name extends string>(names: readonly Name[]) {
  return localDrafts<Draft<Name>>({
    prefix: 'academy.lists.',
    parse: (stored) => (isDraft(stored, names) ? (stored as Draft<Name>) : undefined),
    storage: () => window.localStorage,
  });
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
