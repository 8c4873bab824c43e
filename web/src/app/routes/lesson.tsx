import { type LessonAddress, namesLesson } from '@academy/contract/curriculum/lesson-address.ts';
import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { useParams } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useCourse } from '@/api/courses.ts';
import { useCurriculum } from '@/api/curriculum.ts';
import { useEnrollmentStatus } from '@/api/enrollments.ts';
import { useLesson } from '@/api/lessons.ts';
import { LessonFrame } from '@/app/lesson/lesson-frame.tsx';
import { LessonHeading } from '@/app/lesson/lesson-heading.tsx';
import { LessonTabs } from '@/app/lesson/lesson-tabs.tsx';
import { LessonTheatre } from '@/app/lesson/lesson-theatre.tsx';
import { LessonVideo } from '@/app/lesson/lesson-video.tsx';
import { useIsTextLesson } from '@/app/lesson/use-is-text-lesson.ts';
import { SignedInOnly } from '@/app/signed-in-only.tsx';
import { preloadMarkdown } from '@/components/markdown/markdown.tsx';
import { useSession } from '@/features/auth/session.ts';
import { CourseFailure } from '@/features/courses/components/course-failure.tsx';
import { courseProgressOf } from '@/features/curriculum/course-progress.ts';
import { wayOn } from '@/features/curriculum/way-on.ts';
import { FilmEndCard } from '@/features/lessons/components/film-end-card.tsx';
import { LessonNotFound } from '@/features/lessons/components/lesson-not-found.tsx';
import { LessonPicture, SignedOutPicture } from '@/features/lessons/components/lesson-picture.tsx';
import { lessonPageState } from '@/features/lessons/lesson-page-state.ts';
import { useCompleteOnOpen, useModuleWarning } from '@/features/lessons/use-lesson-opened.ts';
import { preloadLessonPlayer } from '@/features/videos/components/lazy-lesson-player.tsx';
import { NoVideo } from '@/features/videos/components/video-messages.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** What it would learn of only when it is drawn. The page does not wait for what reads its text. */
export async function loadParts(): Promise<void> {
  const player = preloadLessonPlayer();
  preloadMarkdown();
  await player;
}

/** A visitor has a lesson only when it was open as their session ended; it stays, so that they can finish a thought. */
export function LessonRoute() {
  const address = useParams({ from: webRoutes.lesson });
  const user = useSession();
  const lesson = useLesson(address, { enabled: Boolean(user) && namesLesson(address) });
  return (
    <SignedInOnly staysOpen={lesson.data !== undefined}>
      <LessonFrame address={address} lesson={lesson.data}>
        <LessonPage address={address} lesson={lesson} />
      </LessonFrame>
    </SignedInOnly>
  );
}

interface LessonPageProps {
  address: LessonAddress;
  lesson: ReturnType<typeof useLesson>;
}

function LessonPage({ address, lesson }: LessonPageProps) {
  const { courseId, moduleId, lessonId } = address;
  const user = useSession();
  const course = useCourse(courseId);
  const curriculum = useCurriculum(courseId);
  const status = useEnrollmentStatus(courseId, Boolean(user));
  const state = lessonPageState({ address, course, lesson });
  // The outline knows the title of a lesson that may not be read, and often sooner.
  const isText = useIsTextLesson(address, user ? lesson.data : undefined);
  const { data: modules } = curriculum;
  const outlined = lessonsInOrder(modules ?? []).find(({ _id }) => _id === lessonId);
  const title = lesson.data?.title ?? outlined?.title;

  const { data: enrollment } = status;
  const way = useMemo(
    () => wayOn(modules ?? [], courseProgressOf(enrollment), lessonId),
    [modules, enrollment, lessonId],
  );
  const ending = useCallback(
    (watchAgain: () => void) => <FilmEndCard courseId={courseId} {...way} onWatchAgain={watchAgain} />,
    [courseId, way],
  );

  usePageTitle(title ?? t`Lesson`);
  useModuleWarning(moduleId);
  useCompleteOnOpen({ courseId, lessonId: lesson.data?._id, enrolled: status.data?.enrolled === true });

  if (course.isError && course.data === undefined) {
    return (
      <CourseFailure
        error={course.error}
        retrying={course.isFetching}
        onRetry={() => void course.refetch()}
      />
    );
  }
  if (state.kind === 'missing') return <LessonNotFound courseId={courseId} />;

  return (
    <LessonTheatre
      address={address}
      curriculum={curriculum}
      status={status.data}
      locked={!user || state.kind === 'not-enrolled'}
      way={way}
      header={
        <LessonHeading
          courseId={courseId}
          course={course.data}
          lessonTitle={state.kind === 'no-lesson-id' ? t`Lesson` : title}
          status={status}
        />
      }
      picture={
        isText && state.kind === 'ready' && user ? null : state.kind === 'ready' && !user ? (
          <SignedOutPicture course={state.course} />
        ) : (
          <LessonPicture
            state={state}
            video={(ready) => (
              <LessonVideo
                key={ready.lesson._id}
                courseId={courseId}
                course={ready.course}
                lesson={ready.lesson}
                ending={ending}
              />
            )}
            preview={outlined?.isPreview && outlined}
            retrying={lesson.isFetching}
            onRetry={() => void lesson.refetch()}
          />
        )
      }
    >
      {state.kind === 'ready' ? (
        <>
          {isText && user ? <NoVideo hasText={Boolean(state.lesson.content?.trim())} /> : null}
          <LessonTabs
            key={lessonId}
            address={address}
            course={state.course}
            lesson={state.lesson}
            userId={user?.id ?? null}
            way={way}
          />
        </>
      ) : null}
    </LessonTheatre>
  );
}
