/**
 * All uploads of a user in this tab, as a store without a framework: they continue when the page that began them is
 * left. Two run at a time. Uploads of a closed tab are listed again, and wait for their file; those of other tabs are left to them.
 */
import type { StartAttempt } from './tus-attempt.ts';
import { type UploadAddress, uploadKeyOf } from './upload-address.ts';
import type { UploadItem, UploadPhase } from './upload-item.ts';
import { isSameFile, recordOf, type UploadRecord, type UploadRecords } from './upload-records.ts';
import { UploadRun } from './upload-run.ts';
import { type UploadTabs, watchUploads } from './upload-tabs.ts';

const AT_ONCE = 2;
const busyPhases: readonly UploadPhase[] = ['uploading', 'reconnecting'];

interface UploadsStoreOptions {
  readonly records: UploadRecords;
  readonly tabs?: UploadTabs | undefined;
  readonly startAttempt: StartAttempt;
  /** Deletes at the server what was uploaded so far. */
  readonly deleteUpload: (url: string) => Promise<void>;
}

export type UploadsStore = ReturnType<typeof createUploadsStore>;

export function createUploadsStore({ records, tabs, startAttempt, deleteUpload }: UploadsStoreOptions) {
  const runs = new Map<string, UploadRun>();
  const listeners = new Set<() => void>();
  const known = new Map<string, UploadRecord>();
  let items: ReadonlyMap<string, UploadItem> = new Map();

  const publish = (key: string, item: UploadItem | undefined): void => {
    const next = new Map(items);
    if (item === undefined) next.delete(key);
    else next.set(key, item);
    items = next;
    for (const listener of listeners) listener();
  };

  const look = watchUploads({
    records,
    tabs,
    isOwn: (key) => runs.has(key),
    show: (key, found) => {
      if (found === null) known.delete(key);
      else known.set(key, found.record);
      publish(key, found?.item);
    },
  });

  const remember = (record: UploadRecord): void => {
    known.set(uploadKeyOf(record.place), record);
    records.keep(record);
  };

  const onChange = (run: UploadRun): void => {
    const { item, file, url } = run;
    const key = uploadKeyOf(item.address);
    if (runs.get(key) !== run) return;
    const before = items.get(key);
    // Progress changes many times a second, so it is kept only with a new phase and when the page is left.
    if (before?.phase !== item.phase || known.get(key)?.url !== url) {
      remember(recordOf(item, file, url));
    }
    if (item.phase === 'preparing') tabs?.letGo(key);
    publish(key, item);
    if (before?.phase !== item.phase) startNext();
  };

  const startNext = (): void => {
    const busy = [...runs.values()].filter(({ item }) => busyPhases.includes(item.phase)).length;
    const next = [...runs.values()].find(({ item }) => item.phase === 'queued');
    if (busy < AT_ONCE && next !== undefined) next.start();
  };

  const forget = (key: string): void => {
    runs.get(key)?.end();
    runs.delete(key);
    known.delete(key);
    records.drop(key);
    tabs?.letGo(key);
    publish(key, undefined);
    startNext();
  };

  const cancel = (key: string): void => {
    const record = known.get(key);
    if (record?.url && !record.complete) void deleteUpload(record.url);
    forget(key);
  };

  return {
    items: (): ReadonlyMap<string, UploadItem> => items,
    item: (key: string): UploadItem | undefined => items.get(key),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Continues the interrupted upload with this key if it is the same file, and otherwise replaces it. */
    add: (address: UploadAddress, file: File): void => {
      const key = uploadKeyOf(address);
      const record = known.get(key);
      const continues = record !== undefined && !record.complete && isSameFile(record, file);
      if (record?.url && !record.complete && !continues) void deleteUpload(record.url);
      runs.get(key)?.end();
      const run = new UploadRun({
        file,
        address,
        url: continues ? record.url : null,
        sentBytes: continues ? record.sentBytes : 0,
        startAttempt,
        onChange,
      });
      runs.set(key, run);
      tabs?.hold(key);
      remember(recordOf(run.item, file, run.url));
      publish(key, run.item);
      startNext();
    },

    /** Whether the interrupted upload with this key began with this file. */
    isFileOf: (key: string, file: File): boolean => isSameFile(known.get(key), file),

    pause: (key: string): void => runs.get(key)?.pause(),
    /** Also retries a failed upload, and does not wait for the next automatic retry. */
    resume: (key: string): void => {
      const run = runs.get(key);
      if (run?.item.phase === 'reconnecting') run.start();
      else run?.wait();
    },
    cancel,
    /** Of a lesson that was deleted: its video and its files. */
    cancelLesson: (lessonId: string): void => {
      for (const [key, { address }] of items) if (address.lessonId === lessonId) cancel(key);
    },
    /** Once the video is ready, there is nothing left to follow. */
    forget,
    /** The network is back: retry now instead of waiting. */
    reconnect: (): void => {
      for (const run of runs.values()) if (run.item.phase === 'reconnecting') run.start();
    },
    /** Another tab has changed what is kept of this upload. */
    look,
    /** Before the page is left. */
    keepAll: (): void => {
      for (const { item, file, url } of runs.values()) remember(recordOf(item, file, url));
    },
  };
}
