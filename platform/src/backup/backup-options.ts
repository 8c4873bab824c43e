import type { StorageConfig } from '../blobs/open-blob-store.ts';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../secrets.ts';

export interface BackupOptions {
  readonly connectionString: string;
  /** Of the academy, running or not. */
  readonly config: StorageConfig;
  readonly secrets: Secrets;
  readonly includeSecret: boolean;
  readonly folder: string;
  /** Also read what is in the folder already, and copy again what is not as it was written. */
  readonly verify: boolean;
  /** Also in place of the backup of another academy. */
  readonly replaceOther: boolean;
  readonly clock: Clock;
  readonly onProgress: (progress: BackupProgress) => void;
}

export type BackupProgress =
  | { readonly step: 'table'; readonly name: string }
  | { readonly step: 'files'; readonly count: number; readonly copiedBytes: number };
