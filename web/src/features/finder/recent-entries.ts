import { localDrafts } from '@/lib/local-drafts.ts';
import { type FinderEntry, isEntryKind } from './finder-entries.ts';

const mostRecent = 5;
const list = 'recent';

/** The courses and lessons that somebody went to last, kept on the device. Names of students are not left there. */
export function recentEntriesOf(userId: string) {
  const kept = localDrafts<readonly FinderEntry[]>({
    prefix: `academy.finder.${userId}.`,
    parse: (stored) => (Array.isArray(stored) ? stored.filter(isEntry).slice(0, mostRecent) : undefined),
    storage: () => window.localStorage,
  });
  const read = (): readonly FinderEntry[] => kept.read(list) ?? [];
  return {
    read,
    remember: (entry: FinderEntry) => {
      if (entry.kind !== 'course' && entry.kind !== 'lesson') return;
      kept.keep(list, [entry, ...read().filter(({ key }) => key !== entry.key)].slice(0, mostRecent));
    },
  };
}

/** It may be of an older version of the app, or written by anyone: only addresses of this app are followed. */
function isEntry(stored: unknown): stored is FinderEntry {
  if (typeof stored !== 'object' || stored === null) return false;
  const { kind, key, title, detail, to, hash = '' } = stored as Readonly<Record<string, unknown>>;
  return (
    isEntryKind(kind) &&
    [key, title, detail, to, hash].every((text) => typeof text === 'string') &&
    /^\/[^/\\]/.test(String(to))
  );
}
