import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { CircleAlert, Pause, Upload, WifiOff } from 'lucide-react';
import { isBeingPrepared } from '@/api/videos.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { phaseWord } from '../phase-text.ts';
import { percentOf } from '../transfer-text.ts';
import type { UploadItem } from '../upload-item.ts';
import type { UploadsStore } from '../uploads-store.ts';
import { useFollowedVideo } from '../use-followed-video.ts';
import { useUpload } from '../use-upload.ts';

interface LessonVideoMarkProps {
  place: LessonAddress;
  uploads: UploadsStore;
}

/** In a lesson's row: what is happening with its video. Only what was uploaded here is asked for, not every lesson. */
export function LessonVideoMark({ place, uploads }: LessonVideoMarkProps) {
  const item = useUpload(uploads, place.lessonId);
  if (item === undefined) return null;
  if (item.phase === 'preparing') return <PreparationMark place={place} uploads={uploads} />;
  return <UploadMark item={item} />;
}

const markClasses = 'flex items-center gap-1.5 text-sm whitespace-nowrap figures-tabular';

function UploadMark({ item }: { item: UploadItem }) {
  const { phase } = item;
  const isTrouble = phase === 'failed' || phase === 'reconnecting' || phase === 'interrupted';
  const Icon =
    phase === 'paused' ? Pause : phase === 'reconnecting' ? WifiOff : isTrouble ? CircleAlert : Upload;
  const hasProgress = phase !== 'queued' && phase !== 'failed';
  return (
    <span className={`${markClasses} ${isTrouble ? 'text-warning' : 'text-accent-ink'}`}>
      <Icon aria-hidden="true" className="size-4" />
      {phaseWord(phase)}
      {hasProgress ? ` ${percentOf(item.sentBytes, item.bytes)}%` : ''}
    </span>
  );
}

function PreparationMark({ place, uploads }: LessonVideoMarkProps) {
  const { status } = useFollowedVideo(uploads, place);
  const { data } = status;
  if (data?.state === 'failed') {
    return (
      <span className={`${markClasses} text-danger`}>
        <CircleAlert aria-hidden="true" className="size-4" />
        Video failed
      </span>
    );
  }
  const percent = data && isBeingPrepared(data) ? ` ${data.percent}%` : '';
  return (
    <span className={`${markClasses} text-ink-soft`}>
      <Spinner className="size-4" />
      Preparing{percent}
    </span>
  );
}
