import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { useFollowedVideoStatus } from '@/api/videos.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { FoldedWordList } from '../components/folded-word-list.tsx';
import { AddCaptions } from './add-captions.tsx';
import { SpokenLanguage } from './spoken-language.tsx';
import { TrackRow } from './track-row.tsx';
import { TranscriptionStatus } from './transcription-status.tsx';
import { useFollowedCaptions } from './use-followed-captions.ts';

interface LessonCaptionsProps {
  address: LessonAddress;
  userId: string;
}

/** The captions of a lesson in its form. A lesson without a film of its own has none. */
export function LessonCaptions(props: LessonCaptionsProps) {
  const { data: video } = useFollowedVideoStatus(props.address);
  return video?.playing ? <CaptionsOfFilm {...props} filmSeconds={video.playing.durationSeconds} /> : null;
}

function CaptionsOfFilm({ address, userId, filmSeconds }: LessonCaptionsProps & { filmSeconds: number }) {
  const query = useFollowedCaptions(address);
  const { data: captions, isError } = query;
  return (
    <section aria-labelledby="lesson-captions" className="flex flex-col gap-3">
      <div>
        <p id="lesson-captions" className="text-sm font-semibold">
          {t`Captions`}
        </p>
        <p className="text-sm text-ink-soft">{t`What is said in the film, to be read along, searched and quoted.`}</p>
      </div>
      {captions ? (
        <>
          {captions.tracks.length > 0 ? (
            <ul aria-label={t`Captions`} className="flex flex-col gap-2">
              {captions.tracks.map((track) => (
                <TrackRow key={track.language} address={address} track={track} />
              ))}
            </ul>
          ) : null}
          <TranscriptionStatus address={address} captions={captions} />
          <SpokenLanguage address={address} captions={captions} />
          <AddCaptions address={address} captions={captions} filmSeconds={filmSeconds} />
          <FoldedWordList courseId={address.courseId} userId={userId} />
        </>
      ) : isError ? (
        <LoadFailure title={t`The captions could not be loaded.`} query={query} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  );
}
