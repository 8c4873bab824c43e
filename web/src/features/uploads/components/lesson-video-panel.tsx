import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { isBeingPrepared, useRemoveVideo, useRetryVideo } from '@/api/videos.ts';
import { RefusedFilm, useFilmFile } from '@/components/refused-film.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FileDropZone } from '@/components/ui/file-drop-zone.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
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

/** The video of a lesson for its author, with a word about a file that is none. */
export function LessonVideoPanel(props: LessonVideoPanelProps) {
  const { address, uploads } = props;
  const { lessonId } = address;
  const { item, status } = useFollowedVideo(uploads, address);
  const [otherFile, setOtherFile] = useState<File | null>(null);
  const upload = (file: File) => {
    setOtherFile(null);
    uploads.add(address, file);
  };
  const { refused, take } = useFilmFile((file) => {
    if (item?.phase === 'interrupted' && !uploads.isFileOf(lessonId, file)) setOtherFile(file);
    else upload(file);
  });
  return (
    <div className="flex flex-col gap-3">
      <VideoOfLesson {...props} {...{ item, status, otherFile }} onFile={take} onUseOther={upload} />
      <RefusedFilm refused={refused} />
    </div>
  );
}

interface VideoOfLessonProps extends LessonVideoPanelProps, ReturnType<typeof useFollowedVideo> {
  otherFile: File | null;
  onFile: (file: File) => void;
  onUseOther: (file: File) => void;
}

/** In each of its states. */
function VideoOfLesson(props: VideoOfLessonProps) {
  const { address, uploads, videoUrl, onRemoveLink, item, status, otherFile, onFile, onUseOther } = props;
  const retry = useRetryVideo(address);
  const remove = useRemoveVideo(address);
  const { lessonId } = address;

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
        onUseOther={onUseOther}
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
