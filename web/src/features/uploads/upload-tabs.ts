/**
 * Which uploads other tabs of this browser have. A tab holds a lock for each of its own, which ends with the tab, however
 * that ends. Browsers have locks only on pages that came by a safe line; elsewhere no tab knows of the others.
 */
import { uploadKeyOf } from './upload-address.ts';
import type { UploadItem } from './upload-item.ts';
import { itemOf, type UploadRecord, type UploadRecords } from './upload-records.ts';

export interface UploadTabs {
  /** For this tab; harmless for what it has. */
  hold(key: string): void;
  letGo(key: string): void;
  /** As soon as no tab has it, which may be now. */
  whenFree(key: string): Promise<void>;
}

export function uploadTabsOf(userId: string): UploadTabs | undefined {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return undefined;
  const held = new Map<string, () => void>();
  const nameOf = (key: string) => `academy upload ${userId} ${key}`;
  return {
    hold(key) {
      if (held.has(key)) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(key, resolve);
      void locks.request(nameOf(key), () => promise);
    },
    letGo(key) {
      held.get(key)?.();
      held.delete(key);
    },
    whenFree: (key) => locks.request(nameOf(key), () => undefined),
  };
}

interface WatchOptions {
  readonly records: UploadRecords;
  readonly tabs: UploadTabs | undefined;
  /** Whether this tab has it: nobody else tells of that. */
  readonly isOwn: (key: string) => boolean;
  readonly show: (key: string, found: { record: UploadRecord; item: UploadItem } | null) => void;
}

/**
 * Looks at every upload of which something is kept, and shows whose it is, now and when that tab is done with it. What it
 * answers looks at one of them again.
 */
export function watchUploads({ records, tabs, isOwn, show }: WatchOptions): (key: string) => void {
  const awaited = new Set<string>();
  const look = (key: string, isFree = tabs === undefined): void => {
    if (isOwn(key)) return;
    const record = records.list().find(({ place }) => uploadKeyOf(place) === key);
    const isBusy = record !== undefined && !record.complete && !isFree;
    show(key, record === undefined ? null : { record, item: isBusy ? elsewhere(record) : itemOf(record) });
    if (!isBusy || awaited.has(key)) return;
    awaited.add(key);
    void tabs?.whenFree(key).then(() => {
      awaited.delete(key);
      look(key, true);
    });
  };
  for (const { place } of records.list()) look(uploadKeyOf(place));
  return (key) => look(key);
}

function elsewhere(record: UploadRecord): UploadItem {
  return { ...itemOf(record), phase: 'elsewhere' };
}
