/** The uploads of whoever is signed in in this tab. They outlive every page of the app, and ask before the tab closes. */
import { giveUp, startTusAttempt } from './tus-attempt.ts';
import { needsThePage } from './upload-item.ts';
import { uploadRecordsOf } from './upload-records.ts';
import { createUploadsStore, type UploadsStore } from './uploads-store.ts';

const stores = new Map<string, UploadsStore>();

export function uploadsOf(userId: string): UploadsStore {
  const existing = stores.get(userId);
  if (existing) return existing;
  const records = uploadRecordsOf(userId, () => window.localStorage);
  const store = createUploadsStore({ records, startAttempt: startTusAttempt, giveUp });
  stores.set(userId, store);
  window.addEventListener('online', store.reconnect);
  window.addEventListener('pagehide', store.keepAll);
  store.subscribe(() => guardTheTab());
  return store;
}

let guarded = false;

/** The question costs a page its place in the browser's cache, so it is asked only while there is a reason. */
function guardTheTab(): void {
  const wanted = [...stores.values()].some((store) => [...store.items().values()].some(needsThePage));
  if (wanted === guarded) return;
  guarded = wanted;
  if (wanted) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
