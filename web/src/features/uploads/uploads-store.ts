/**
 * All uploads of a user in this tab, as a store without a framework: they continue when the page that began them is
 * left. Two run at a time. Uploads of a closed tab are listed again, and wait for their file.
 */
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { StartAttempt } from './tus-attempt.ts';
import type { UploadItem } from './upload-item.ts';
import { isSameFile, type UploadRecord, type UploadRecords } from './upload-records.ts';
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

  for (const record of records.list()) known.set(record.place.lessonId, record);
  items = new Map([...known].map(([lessonId, record]) => [lessonId, itemOf(record)]));

  const publish = (lessonId: string, item: UploadItem | undefined): void => {
    const next = new Map(items);
    if (item === undefined) next.delete(lessonId);
    else next.set(lessonId, item);
    items = next;
    for (const listener of listeners) listener();
  };

  const remember = (record: UploadRecord): void => {
    known.set(record.place.lessonId, record);
    records.keep(record);
  };

  const onChange = (run: UploadRun): void => {
    const { item, file, url } = run;
    const { lessonId } = item.address;
    if (runs.get(lessonId) !== run) return;
    const before = items.get(lessonId);
    // Progress changes many times a second, so it is kept only with a new phase and when the page is left.
    if (before?.phase !== item.phase || known.get(lessonId)?.url !== url) {
      remember(recordOf(item, file, url));
    }
    publish(lessonId, item);
    if (before?.phase !== item.phase) startNext();
  };

  const startNext = (): void => {
    const busy = [...runs.values()].filter(({ item }) => isBusy(item)).length;
    const next = [...runs.values()].find(({ item }) => item.phase === 'queued');
    if (busy < AT_ONCE && next !== undefined) next.start();
  };

  const forget = (lessonId: string): void => {
    runs.get(lessonId)?.end();
    runs.delete(lessonId);
    known.delete(lessonId);
    records.drop(lessonId);
    publish(lessonId, undefined);
    startNext();
  };

  return {
    items: (): ReadonlyMap<string, UploadItem> => items,
    item: (lessonId: string): UploadItem | undefined => items.get(lessonId),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Continues the lesson's interrupted upload if it is the same file, and otherwise replaces it. */
    add: (address: LessonAddress, file: File): void => {
      const { lessonId } = address;
      const record = known.get(lessonId);
      const continues = record !== undefined && !record.complete && isSameFile(record, file);
      if (record?.url && !record.complete && !continues) void deleteUpload(record.url);
      runs.get(lessonId)?.end();
      const run = new UploadRun({
        file,
        address,
        url: continues ? record.url : null,
        sentBytes: continues ? record.sentBytes : 0,
        startAttempt,
        onChange,
      });
      runs.set(lessonId, run);
      remember(recordOf(run.item, file, run.url));
      publish(lessonId, run.item);
      startNext();
    },

    /** Whether the interrupted upload of this lesson began with this file. */
    isFileOf: (lessonId: string, file: File): boolean => {
      const record = known.get(lessonId);
      return record !== undefined && isSameFile(record, file);
    },

    pause: (lessonId: string): void => runs.get(lessonId)?.pause(),
    /** Also retries a failed upload, and does not wait for the next automatic retry. */
    resume: (lessonId: string): void => {
      const run = runs.get(lessonId);
      if (run?.item.phase === 'reconnecting') run.start();
      else run?.wait();
    },
    cancel: (lessonId: string): void => {
      const record = known.get(lessonId);
      if (record?.url && !record.complete) void deleteUpload(record.url);
      forget(lessonId);
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

function recordOf(item: UploadItem, file: File, url: string | null): UploadRecord {
  return {
    place: item.address,
    fileName: item.fileName,
    bytes: item.bytes,
    lastModified: file.lastModified,
    sentBytes: item.sentBytes,
    url,
    complete: item.phase === 'preparing',
  };
}

function itemOf({ place, fileName, bytes, sentBytes, complete }: UploadRecord): UploadItem {
  return {
    address: place,
    fileName,
    bytes,
    sentBytes,
    bytesPerSecond: null,
    phase: complete ? 'preparing' : 'interrupted',
    message: null,
  };
}
