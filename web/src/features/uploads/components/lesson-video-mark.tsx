import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert, Hourglass, Pause, Upload, WifiOff } from 'lucide-react';
import { isBeingPrepared } from '@/api/videos.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { percentText } from '@/lib/language/numbers.ts';
import { percentOf } from '../transfer-progress.ts';
import { shortTurnText } from '../turn-text.ts';
import { isSentHere, phaseWord, type UploadItem } from '../upload-item.ts';
import type { UploadsStore } from '../uploads-store.ts';
import { useFollowedVideo, useUpload } from '../use-followed-video.ts';

interface LessonVideoMarkProps {
  address: LessonAddress;
  uploads: UploadsStore;
}

/** What is happening with a lesson's video, in its row. The status is fetched only for videos uploaded in this tab. */
export function LessonVideoMark({ address, uploads }: LessonVideoMarkProps) {
  const item = useUpload(uploads, address.lessonId);
  if (item === undefined) return null;
  if (item.phase === 'preparing') return <PreparationMark address={address} uploads={uploads} />;
  return <UploadMark item={item} />;
}

const markClasses = 'flex items-center gap-1.5 text-sm whitespace-nowrap figures-tabular';

function UploadMark({ item }: { item: UploadItem }) {
  const { phase } = item;
  const isProblem = phase === 'failed' || phase === 'reconnecting' || phase === 'interrupted';
  const Icon =
    phase === 'paused' ? Pause : phase === 'reconnecting' ? WifiOff : isProblem ? CircleAlert : Upload;
  const hasProgress = phase !== 'queued' && isSentHere(item);
  return (
    <span className={`${markClasses} ${isProblem ? 'text-warning' : 'text-accent-ink'}`}>
      <Icon aria-hidden="true" className="size-4" />
      {phaseWord(phase)}
      {hasProgress ? ` ${percentText(percentOf(item.sentBytes, item.bytes))}` : ''}
    </span>
  );
}

function PreparationMark({ address, uploads }: LessonVideoMarkProps) {
  const { status } = useFollowedVideo(uploads, address);
  const { data } = status;
  if (data?.state === 'failed') {
    return (
      <span className={`${markClasses} text-danger`}>
        <CircleAlert aria-hidden="true" className="size-4" />
        {t`Video failed`}
      </span>
    );
  }
  if (data?.filmsBefore !== undefined) {
    return (
      <span className={`${markClasses} text-ink-soft`}>
        <Hourglass aria-hidden="true" className="size-4" />
        {shortTurnText(data.filmsBefore)}
      </span>
    );
  }
  const percent = data && isBeingPrepared(data) ? ` ${percentText(data.percent)}` : '';
  return (
    <span className={`${markClasses} text-ink-soft`}>
      <Spinner className="size-4" />
      {t`Preparing`}
      {percent}
    </span>
  );
}
