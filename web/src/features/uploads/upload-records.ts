/**
 * What is needed to continue an upload after the page was closed, kept on the device. The file itself cannot be kept: the
 * author chooses it again, and it is recognized by its name, size and date.
 */
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { type DraftStorage, localDrafts } from '@/lib/local-drafts.ts';

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

export interface UploadRecords {
  list(): UploadRecord[];
  keep(record: UploadRecord): void;
  drop(lessonId: string): void;
}

export function uploadRecordsOf(userId: string, storage: () => DraftStorage): UploadRecords {
  const records = localDrafts({
    prefix: `academy.upload.${userId}.`,
    parse: (value) => (isRecord(value) ? value : undefined),
    storage,
  });
  return {
    list: () => records.names().flatMap((lessonId) => records.read(lessonId) ?? []),
    keep: (record) => records.keep(record.place.lessonId, record),
    drop: records.drop,
  };
}

type KnownFile = Pick<File, 'name' | 'size' | 'lastModified'>;

export function isSameFile(record: UploadRecord, file: KnownFile): boolean {
  return (
    record.fileName === file.name && record.bytes === file.size && record.lastModified === file.lastModified
  );
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
