/**
 * All uploads of a user in this tab, as a store without a framework: they continue when the page that began them is
 * left. Two run at a time. Uploads of a closed tab are listed again, and wait for their file.
 */
import type { StartAttempt } from './tus-attempt.ts';
import { type UploadAddress, uploadKeyOf } from './upload-address.ts';
import type { UploadItem } from './upload-item.ts';
import { isSameFile, itemOf, recordOf, type UploadRecord, type UploadRecords } from './upload-records.ts';
import { UploadRun } from './upload-run.ts';

const AT_ONCE = 2;

interface UploadsStoreOptions {
  readonly records: UploadRecords;
  readonly startAttempt: StartAttempt;
  /** Deletes at the server what was uploaded so far. */
  readonly deleteUpload: (url: string) => Promise<void>;
}

export type UploadsStore = ReturnType<typeof createUploadsStore>;

export function createUploadsStore({ records, startAttempt, deleteUpload }: UploadsStoreOptions) {
  const runs = new Map<string, UploadRun>();
  const listeners = new Set<() => void>();
  const known = new Map<string, UploadRecord>();
  let items: ReadonlyMap<string, UploadItem> = new Map();

  for (const record of records.list()) known.set(uploadKeyOf(record.place), record);
  items = new Map([...known].map(([key, record]) => [key, itemOf(record)]));

  const publish = (key: string, item: UploadItem | undefined): void => {
    const next = new Map(items);
    if (item === undefined) next.delete(key);
    else next.set(key, item);
    items = next;
    for (const listener of listeners) listener();
  };

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
    publish(key, item);
    if (before?.phase !== item.phase) startNext();
  };

  const startNext = (): void => {
    const busy = [...runs.values()].filter(({ item }) => isBusy(item)).length;
    const next = [...runs.values()].find(({ item }) => item.phase === 'queued');
    if (busy < AT_ONCE && next !== undefined) next.start();
  };

  const forget = (key: string): void => {
    runs.get(key)?.end();
    runs.delete(key);
    known.delete(key);
    records.drop(key);
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
      remember(recordOf(run.item, file, run.url));
      publish(key, run.item);
      startNext();
    },

    /** Whether the interrupted upload with this key began with this file. */
    isFileOf: (key: string, file: File): boolean => {
      const record = known.get(key);
      return record !== undefined && isSameFile(record, file);
    },

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
    /** Before the page is left. */
    keepAll: (): void => {
      for (const { item, file, url } of runs.values()) remember(recordOf(item, file, url));
    },
  };
}

function isBusy({ phase }: UploadItem): boolean {
  return phase === 'uploading' || phase === 'reconnecting';
}
