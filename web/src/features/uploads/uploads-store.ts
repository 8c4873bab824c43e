/**
 * All uploads of somebody in this tab, as a store that knows no framework: they go on when the page that began them is
 * left. Two at a time, the rest waits; what a closed tab left behind is there again, waiting for its file.
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
  /** Has the academy forget what has come. */
  readonly giveUp: (url: string) => Promise<void>;
}

export type UploadsStore = ReturnType<typeof createUploadsStore>;

export function createUploadsStore({ records, startAttempt, giveUp }: UploadsStoreOptions) {
  const runs = new Map<string, UploadRun>();
  const listeners = new Set<() => void>();
  const known = new Map<string, UploadRecord>();
  let items: ReadonlyMap<string, UploadItem> = new Map();

  for (const record of records.list()) known.set(record.place.lessonId, record);
  items = new Map([...known].map(([lessonId, record]) => [lessonId, itemOf(record)]));

  const tell = (lessonId: string, item: UploadItem | undefined): void => {
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
    const { lessonId } = item.place;
    if (runs.get(lessonId) !== run) return;
    const before = items.get(lessonId);
    // Bytes change many times a second, and are worth keeping only now and then: pausing and leaving do it.
    if (before?.phase !== item.phase || known.get(lessonId)?.url !== url) {
      remember(recordOf(item, file, url));
    }
    tell(lessonId, item);
    if (before?.phase !== item.phase) startNext();
  };

  /** Whoever waits longest goes first. */
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
    tell(lessonId, undefined);
    startNext();
  };

  return {
    items: (): ReadonlyMap<string, UploadItem> => items,
    item: (lessonId: string): UploadItem | undefined => items.get(lessonId),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Takes a file for a lesson: one that was begun before goes on, any other one takes its place. */
    add: (place: LessonAddress, file: File): void => {
      const { lessonId } = place;
      const record = known.get(lessonId);
      const goesOn = record !== undefined && !record.complete && isSameFile(record, file);
      if (record?.url && !record.complete && !goesOn) void giveUp(record.url);
      runs.get(lessonId)?.end();
      const run = new UploadRun({
        file,
        place,
        url: goesOn ? record.url : null,
        sentBytes: goesOn ? record.sentBytes : 0,
        startAttempt,
        onChange,
      });
      runs.set(lessonId, run);
      remember(recordOf(run.item, file, run.url));
      tell(lessonId, run.item);
      startNext();
    },

    /** Whether it is the file that the interrupted upload of this lesson began with. */
    isFileOf: (lessonId: string, file: File): boolean => {
      const record = known.get(lessonId);
      return record !== undefined && isSameFile(record, file);
    },

    pause: (lessonId: string): void => runs.get(lessonId)?.pause(),
    /** Also for one that failed, and to try at once what would be tried later. */
    resume: (lessonId: string): void => {
      const run = runs.get(lessonId);
      if (run?.item.phase === 'reconnecting') run.start();
      else run?.wait();
    },
    cancel: (lessonId: string): void => {
      const record = known.get(lessonId);
      if (record?.url && !record.complete) void giveUp(record.url);
      forget(lessonId);
    },
    /** The academy has told how its preparation ended: there is nothing left to follow. */
    forget,
    /** The network is back: nobody needs to wait for the next try. */
    reconnect: (): void => {
      for (const run of runs.values()) if (run.item.phase === 'reconnecting') run.start();
    },
    /** The page is about to go, and with it what is only known here. */
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
    place: item.place,
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
    place,
    fileName,
    bytes,
    sentBytes,
    bytesPerSecond: null,
    phase: complete ? 'preparing' : 'interrupted',
    message: null,
  };
}
