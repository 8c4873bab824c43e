import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { useEnrollmentStatus } from '@/api/enrollments.ts';
import { usePlaybackPosition, useVideoStatus } from '@/api/videos.ts';
import { LazyCaptionControl, LazyCaptionLines } from '@/features/captions/lazy-film-captions.tsx';
import {
  PicturePoster,
  PictureUnknown,
  PictureWaiting,
} from '@/features/lessons/components/picture-message.tsx';
import { NoteControl } from '@/features/notes/components/note-button.tsx';
import { NoteOnPicture } from '@/features/notes/components/note-line.tsx';
import { LazyFilmQuestions } from '@/features/quizzes/film/lazy-film-questions.tsx';
import { LazyLessonPlayer } from '@/features/videos/components/lazy-lesson-player.tsx';
import { VideoEmbed, VideoFailed, VideoPreparing } from '@/features/videos/components/video-messages.tsx';
import { lessonVideoState } from '@/features/videos/lesson-video-state.ts';
import { LazyFilmWatching } from '@/features/watching/lazy-film-watching.tsx';
import { useLanguage } from '@/lib/language/language.ts';
import { useMoment } from './moment.ts';

interface LessonVideoProps {
  courseId: string;
  course: Course;
  lesson: Lesson;
  /** What stands over the last picture of its film. */
  ending: (watchAgain: () => void) => ReactNode;
}

/** The video of a lesson in each of its states. The legacy address names no module, but the lesson knows its own. */
export const LessonVideo = memo(function LessonVideo(props: LessonVideoProps) {
  useLanguage();
  const { courseId, course, lesson, ending } = props;
  const address = lessonAddressOf(courseId, lesson);
  const status = useVideoStatus(address, { enabled: true });
  const position = usePlaybackPosition(address, { enabled: true });
  const state = lessonVideoState({ videoUrl: lesson.videoUrl, status, position, moment: useMoment() });
  const isStudent = useEnrollmentStatus(courseId, true).data?.enrolled === true;
  const waited = useHasWaited(state.kind === 'preparing');

  switch (state.kind) {
    case 'embed':
      return <VideoEmbed title={lesson.title} embedUrl={state.embedUrl} />;
    case 'loading':
      return <PictureWaiting message={t`Loading...`} />;
    case 'unknown':
      return <PictureUnknown query={status} />;
    case 'none':
      // The page has no stage then.
      return null;
    case 'preparing':
      return (
        <PicturePoster course={course}>
          <VideoPreparing status={state.status} />
        </PicturePoster>
      );
    case 'failed':
      return (
        <PicturePoster course={course}>
          <VideoFailed failure={state.failure} hasText={Boolean(lesson.content?.trim())} />
        </PicturePoster>
      );
    case 'playable':
      return (
        <LazyLessonPlayer
          waiting={<PictureWaiting message={t`Loading...`} />}
          address={address}
          title={lesson.title}
          playing={state.playing}
          growing={state.growing}
          startAtSeconds={state.startAtSeconds}
          // Who has waited for it wants to see it; who opens a lesson begins it with a press.
          playAtOnce={waited}
          overlay={
            <>
              <LazyCaptionLines address={address} />
              <LazyFilmQuestions address={address} />
              <NoteOnPicture />
              <LazyFilmWatching address={address} version={state.playing.version} isStudent={isStudent} />
            </>
          }
          ending={ending}
          moreControls={
            <>
              <NoteControl />
              <LazyCaptionControl address={address} />
            </>
          }
        />
      );
  }
});

function useHasWaited(waiting: boolean): boolean {
  const [waited, setWaited] = useState(waiting);
  useEffect(() => {
    if (waiting) setWaited(true);
  }, [waiting]);
  return waited;
}
