import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { isBeingPrepared, useRemoveVideo, useRetryVideo } from '@/api/videos.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FileDropZone } from '@/components/ui/file-drop-zone.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { acceptVideo } from '../accept-file.ts';
import { isFailureOfFile } from '../file-failure.ts';
import type { UploadsStore } from '../uploads-store.ts';
import { useFollowedVideo } from '../use-followed-video.ts';
import { UploadPanel } from './upload-panel.tsx';
import { VideoActions } from './video-actions.tsx';
import { FailedPanel, PreparationPanel, ReadyPanel } from './video-status-panel.tsx';

interface LessonVideoPanelProps {
  address: LessonAddress;
  uploads: UploadsStore;
  /** Removing a video that was imported from this link removes the link too. */
  videoUrl: string | null;
  onRemoveLink: () => void;
}

/** The video of a lesson for its author, in each of its states. */
export function LessonVideoPanel({ address, uploads, videoUrl, onRemoveLink }: LessonVideoPanelProps) {
  const { item, status } = useFollowedVideo(uploads, address);
  const [otherFile, setOtherFile] = useState<File | null>(null);
  const retry = useRetryVideo(address);
  const remove = useRemoveVideo(address);
  const { lessonId } = address;

  const upload = (file: File) => {
    setOtherFile(null);
    uploads.add(address, file);
  };
  const onFile = (file: File) => {
    if (!acceptVideo(file)) return;
    if (item?.phase === 'interrupted' && !uploads.isFileOf(lessonId, file)) setOtherFile(file);
    else upload(file);
  };
  const onRemove = () => {
    uploads.forget(lessonId);
    remove.mutate(undefined, {
      onSuccess: () => {
        if (videoUrl && readVideoLink(videoUrl).kind === 'file') onRemoveLink();
      },
      onError: () =>
        toast({ title: t`Error`, description: t`The video could not be removed.`, variant: 'destructive' }),
    });
  };

  if (item && item.phase !== 'preparing') {
    return (
      <UploadPanel
        item={item}
        otherFile={otherFile}
        onFile={onFile}
        onUseOther={upload}
        onPause={() => uploads.pause(lessonId)}
        onResume={() => uploads.resume(lessonId)}
        onCancel={() => uploads.cancel(lessonId)}
      />
    );
  }
  if (status.data === undefined) {
    return status.isError ? (
      <StatusUnknown retrying={status.isFetching} onRetry={() => void status.refetch()} />
    ) : (
      <Skeleton className="h-40" />
    );
  }
  const { data } = status;
  const canRetry = !isFailureOfFile(data.failure);
  const actions = (
    <VideoActions
      isReplacingMain={data.state === 'failed' && !canRetry}
      onFile={onFile}
      removing={remove.isPending}
      onRemove={onRemove}
    />
  );
  // Uploaded, but the status was fetched before that.
  if (isBeingPrepared(data) || (item && data.state !== 'failed' && data.state !== 'ready')) {
    return <PreparationPanel status={data} actions={actions} />;
  }
  if (data.state === 'failed') {
    return (
      <FailedPanel
        status={data}
        canRetry={canRetry}
        retrying={retry.isPending}
        onRetry={() => retry.mutate()}
        refusal={retry.error && errorText(retry.error)}
        actions={actions}
      />
    );
  }
  if (data.playing) return <ReadyPanel fileName={data.fileName} playing={data.playing} actions={actions} />;
  return (
    <FileDropZone
      accept="video/*"
      title={t`Drag a video here`}
      hint={t`MP4, MOV, MKV or WebM. It is prepared for every connection.`}
      button={t`Choose a video`}
      onFile={onFile}
    />
  );
}

function StatusUnknown({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Alert variant="destructive" title={t`We could not see what this lesson's video is doing.`}>
      <Button variant="outline" size="sm" className="mt-2" pending={retrying} onClick={onRetry}>
        {t`Try again`}
      </Button>
    </Alert>
  );
}
