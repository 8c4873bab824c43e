/** What the pill in the header tells of all uploads together: the most pressing of them. */
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { t } from '@lingui/core/macro';
import { percentText } from '@/lib/language/numbers.ts';
import { percentOf } from '../transfer-progress.ts';
import { isSentHere, type UploadItem } from '../upload-item.ts';

export type PillKind =
  | 'failed'
  | 'interrupted'
  | 'reconnecting'
  | 'uploading'
  | 'paused'
  | 'elsewhere'
  | 'preparing'
  | 'ready';

/** From the most pressing on. */
const order: readonly PillKind[] = [
  'failed',
  'interrupted',
  'reconnecting',
  'uploading',
  'paused',
  'elsewhere',
  'preparing',
  'ready',
];

export interface FollowedVideo extends Pick<VideoStatus, 'state' | 'percent'> {
  /** Absent unless it waits for them. */
  readonly filmsBefore?: number | undefined;
}

export interface FollowedUpload {
  readonly key: string;
  readonly item: UploadItem;
  /** How the preparation of an uploaded video is coming along, once the server told. */
  readonly video?: FollowedVideo | undefined;
}

export function kindOf({ item, video }: Pick<FollowedUpload, 'item' | 'video'>): PillKind {
  switch (item.phase) {
    case 'queued':
    case 'uploading':
      return 'uploading';
    case 'preparing':
      if (video?.state === 'failed') return 'failed';
      return video?.state === 'ready' ? 'ready' : 'preparing';
    default:
      return item.phase;
  }
}

export interface PillState {
  readonly kind: PillKind;
  /** Of what is sent, all files together; null where nothing is being sent. */
  readonly percent: number | null;
  readonly count: number;
}

export function pillState(uploads: readonly FollowedUpload[]): PillState | null {
  const kinds = uploads.map(kindOf);
  const kind = order.find((candidate) => kinds.includes(candidate));
  if (kind === undefined) return null;
  const sent = uploads.filter(({ item }) => isSentHere(item));
  const sum = (of: (item: UploadItem) => number) => sent.reduce((total, { item }) => total + of(item), 0);
  const percent =
    sent.length === 0
      ? null
      : percentOf(
          sum(({ sentBytes }) => sentBytes),
          sum(({ bytes }) => bytes),
        );
  return { kind, percent, count: uploads.length };
}

/** A word or two. While something is sent, how much of it. */
export function pillWord({ kind, percent }: PillState): string {
  switch (kind) {
    case 'failed':
      return t({ message: 'Failed', context: 'upload' });
    case 'interrupted':
      return t({ message: 'Interrupted', context: 'upload' });
    case 'reconnecting':
      return t`No connection`;
    case 'uploading':
      return percentText(percent ?? 0);
    case 'paused':
      return t({ message: 'Paused', context: 'upload' });
    case 'elsewhere':
      return t`In another tab`;
    case 'preparing':
      return t`In preparation`;
    case 'ready':
      return t`Ready to watch`;
  }
}
