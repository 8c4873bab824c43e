/**
 * What is needed to continue an upload after the page was closed, kept on the device. The file itself cannot be kept: the
 * author chooses it again, and it is recognized by its name, size and date.
 */
import { type DraftStorage, localDrafts } from '@/lib/local-drafts.ts';
import { uploadPrefix } from '@/lib/upload-marks.ts';
import { type UploadAddress, uploadKeyOf } from './upload-address.ts';
import type { UploadItem } from './upload-item.ts';

export interface UploadRecord {
  /** Not `address`, because browsers have records under this name. */
  readonly place: UploadAddress;
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
  drop(key: string): void;
}

export function uploadRecordsOf(userId: string, storage: () => DraftStorage): UploadRecords {
  const records = localDrafts({
    prefix: uploadPrefix(userId),
    parse: (value) => (isRecord(value) ? value : undefined),
    storage,
  });
  return {
    list: () => records.names().flatMap((key) => records.read(key) ?? []),
    keep: (record) => records.keep(uploadKeyOf(record.place), record),
    drop: records.drop,
  };
}

type KnownFile = Pick<File, 'name' | 'size' | 'lastModified'>;

export function isSameFile(record: UploadRecord | undefined, file: KnownFile): boolean {
  return (
    record?.fileName === file.name && record.bytes === file.size && record.lastModified === file.lastModified
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

function isPlace(place: Partial<UploadAddress> | undefined): boolean {
  if (!['undefined', 'string'].includes(typeof place?.resourceKey)) return false;
  return [place?.courseId, place?.moduleId, place?.lessonId].every((id) => typeof id === 'string');
}

export function recordOf(item: UploadItem, file: File, url: string | null): UploadRecord {
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

export function itemOf({ place, fileName, bytes, sentBytes, complete }: UploadRecord): UploadItem {
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
