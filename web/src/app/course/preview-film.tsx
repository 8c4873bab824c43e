import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { isRefusal } from '@/api/client/refusal.ts';
import { curriculumQuery } from '@/api/curriculum.ts';
import { useVideoStatus } from '@/api/videos.ts';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { LazyCaptionControl, LazyCaptionLines } from '@/features/captions/lazy-film-captions.tsx';
import {
  PictureError,
  PicturePoster,
  PictureUnknown,
  PictureWaiting,
} from '@/features/lessons/components/picture-message.tsx';
import { LazyLessonPlayer } from '@/features/videos/components/lazy-lesson-player.tsx';
import { VideoPreparing } from '@/features/videos/components/video-messages.tsx';
import { lessonVideoState } from '@/features/videos/lesson-video-state.ts';

interface PreviewFilmProps {
  course: Course;
  lesson: Lesson;
  /** Where the focus was before anybody moved it: the film takes it from there alone. */
  focusAtFirst: RefObject<Element | null>;
}

/** The film with its captions, for whoever looks: nothing of it is kept, not where they stopped and not what they watched. */
export function PreviewFilm({ course, lesson, focusAtFirst }: PreviewFilmProps) {
  const address = lessonAddressOf(course._id, lesson);
  const status = useVideoStatus(address, { enabled: true });
  const state = lessonVideoState({
    videoUrl: null,
    status,
    position: { data: undefined, isLoading: false },
  });
  const isClosed = isRefusal(status.error);
  useFreshOutline(course._id, isClosed);

  if (isClosed) return <PictureError message={t`This lesson is not a free preview any more.`} />;
  switch (state.kind) {
    case 'playable':
      return (
        <LazyLessonPlayer
          waiting={<PictureWaiting message={t`Loading...`} />}
          address={address}
          title={lesson.title}
          playing={state.playing}
          growing={state.growing}
          startAtSeconds={0}
          playAtOnce
          keepsPosition={false}
          overlay={
            <>
              <LazyCaptionLines address={address} />
              <FocusOnFilm from={focusAtFirst} />
            </>
          }
          moreControls={<LazyCaptionControl address={address} />}
          ending={(watchAgain) => <PreviewEnd courseId={course._id} onWatchAgain={watchAgain} />}
        />
      );
    case 'preparing':
      return (
        <PicturePoster course={course}>
          <VideoPreparing status={state.status} />
        </PicturePoster>
      );
    case 'unknown':
      return <PictureUnknown query={status} />;
    case 'none':
    case 'failed':
    case 'embed':
      return <PictureError message={t`There is no video for this lesson yet.`} />;
    case 'loading':
      return <PictureWaiting message={t`Loading...`} />;
  }
}

/** So that its keys are the player's as soon as it is there, however long it was prepared. */
function FocusOnFilm({ from }: { from: RefObject<Element | null> }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement !== from.current) return;
    mark.current?.closest<HTMLElement>('[data-player-stage]')?.focus({ preventScroll: true });
  }, [from]);
  return <span ref={mark} hidden />;
}

/** The list behind the film still names it. */
function useFreshOutline(courseId: string, isClosed: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isClosed) void queryClient.invalidateQueries(curriculumQuery(courseId));
  }, [queryClient, courseId, isClosed]);
}

/** Over the last picture. A click beside it is one on the film. */
function PreviewEnd({ courseId, onWatchAgain }: { courseId: string; onWatchAgain: () => void }) {
  return (
    <section
      aria-label={t`End of the preview`}
      className="pointer-events-none absolute inset-0 flex animate-fade-in flex-col items-center justify-center gap-3 bg-ground/90 px-4 pb-12 text-center *:pointer-events-auto"
    >
      <p role="status" className="font-serif text-lg font-medium text-balance @2xl/player:text-3xl">
        {t`Did you like it? There is more in the course.`}
      </p>
      <div className="flex flex-wrap justify-center gap-2 @2xl/player:gap-3">
        <Button variant="outline" onClick={onWatchAgain}>
          <RotateCcw aria-hidden="true" />
          {t`Watch again`}
        </Button>
        {/* Below the film it stands anyway. */}
        <span className="hidden in-[:fullscreen]:inline">
          <Button asChild>
            <Link to={paths.enroll(courseId)}>{t`Enroll in this course`}</Link>
          </Button>
        </span>
      </div>
    </section>
  );
}
