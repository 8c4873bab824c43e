/**
 * What is needed to continue an upload after the page was closed, kept on the device. The file itself cannot be kept: the
 * author chooses it again, and it is recognized by its name, size and date.
 */
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';

export interface UploadRecord {
  /** Not `address`, because browsers have records under this name. */
  readonly place: LessonAddress;
  readonly fileName: string;
  readonly bytes: number;
  readonly lastModified: number;
  readonly sentBytes: number;
  /** The upload at the server; null before it was created. */
  readonly url: string | null;
  /** Uploaded, and being prepared. */
  readonly complete: boolean;
}

export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface UploadRecords {
  list(): UploadRecord[];
  keep(record: UploadRecord): void;
  drop(lessonId: string): void;
}

/** Storage is a function, because some browsers throw as soon as it is read. */
export function uploadRecordsOf(userId: string, storage: () => RecordStorage): UploadRecords {
  const prefix = `academy.upload.${userId}.`;
  return {
    list: () =>
      attempt(() => {
        const kept = storage();
        const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index));
        return keys
          .filter((key) => key?.startsWith(prefix))
          .flatMap((key) => parseRecord(kept.getItem(key ?? '')));
      }) ?? [],
    keep: (record) =>
      attempt(() => storage().setItem(prefix + record.place.lessonId, JSON.stringify(record))),
    drop: (lessonId) => attempt(() => storage().removeItem(prefix + lessonId)),
  };
}

type KnownFile = Pick<File, 'name' | 'size' | 'lastModified'>;

export function isSameFile(record: UploadRecord, file: KnownFile): boolean {
  return (
    record.fileName === file.name && record.bytes === file.size && record.lastModified === file.lastModified
  );
}

function parseRecord(stored: string | null): UploadRecord[] {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isRecord(value) ? [value] : [];
  } catch {
    return [];
  }
}

function isRecord(value: unknown): value is UploadRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { place, fileName, bytes, lastModified, sentBytes, url, complete } = value as Partial<UploadRecord>;
  return (
    isPlace(place) &&
    typeof fileName === 'string' &&
    [bytes, lastModified, sentBytes].every((number) => typeof number === 'number') &&
    (url === null || typeof url === 'string') &&
    typeof complete === 'boolean'
  );
}

function isPlace(place: Partial<LessonAddress> | undefined): boolean {
  return [place?.courseId, place?.moduleId, place?.lessonId].every((id) => typeof id === 'string');
}

/** Storage may be full or forbidden: the upload then works as long as the page is open. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
