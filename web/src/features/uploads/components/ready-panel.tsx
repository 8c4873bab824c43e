import { lessonDurationText } from '@academy/contract/curriculum/lesson-duration.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { CircleCheck, Film } from 'lucide-react';
import type { ReactNode } from 'react';

interface ReadyPanelProps {
  fileName: string | null;
  playing: NonNullable<VideoStatus['playing']>;
  actions: ReactNode;
}

export function ReadyPanel({ fileName, playing, actions }: ReadyPanelProps) {
  const best = playing.heights.at(-1);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <div className="grid aspect-video place-items-center bg-sunken">
        {playing.posterUrl ? (
          <img src={playing.posterUrl} alt="A moment of the video" className="size-full object-cover" />
        ) : (
          <Film aria-hidden="true" className="size-10 text-ink-soft" />
        )}
      </div>
      <div className="flex flex-col gap-3 p-4">
        <div>
          {fileName ? <p className="truncate font-semibold">{fileName}</p> : null}
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft figures-tabular">
            <span role="status" className="flex items-center gap-1.5 font-semibold text-success">
              <CircleCheck aria-hidden="true" className="size-4" />
              Ready
            </span>
            <span>{lessonDurationText(playing.durationSeconds)}</span>
            {best ? <span>up to {best}p</span> : null}
          </p>
        </div>
        {actions}
      </div>
    </div>
  );
}
