/** The uploads of the signed-in user in this tab. They outlive every page, and ask before the tab is closed. */
import { uploadPrefix, uploadsChanged } from '@/lib/upload-marks.ts';
import { deleteUpload, startTusAttempt } from './tus-attempt.ts';
import { needsThePage } from './upload-item.ts';
import { uploadRecordsOf } from './upload-records.ts';
import { uploadTabsOf } from './upload-tabs.ts';
import { createUploadsStore, type UploadsStore } from './uploads-store.ts';

const stores = new Map<string, UploadsStore>();

export function uploadsOf(userId: string): UploadsStore {
  const existing = stores.get(userId);
  if (existing) return existing;
  const records = uploadRecordsOf(userId, () => window.localStorage);
  const tabs = uploadTabsOf(userId);
  const store = createUploadsStore({ records, tabs, startAttempt: startTusAttempt, deleteUpload });
  stores.set(userId, store);
  window.addEventListener('online', store.reconnect);
  window.addEventListener('pagehide', store.keepAll);
  // Told to every tab but the one that keeps it.
  window.addEventListener('storage', ({ key }) => {
    const prefix = uploadPrefix(userId);
    if (key?.startsWith(prefix)) store.look(key.slice(prefix.length));
  });
  store.subscribe(() => {
    guardTab();
    window.dispatchEvent(new Event(uploadsChanged));
  });
  return store;
}

let guarded = false;

/** A listener of `beforeunload` keeps the page out of the back/forward cache, so it is set only while needed. */
function guardTab(): void {
  const wanted = [...stores.values()].some((store) => [...store.items().values()].some(needsThePage));
  if (wanted === guarded) return;
  guarded = wanted;
  if (wanted) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
