import type { Course } from '@academy/contract/courses/course.ts';
import { lessonsInOrder, lessonToStart } from '@academy/contract/curriculum/lesson-order.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { useParams } from '@tanstack/react-router';
import { useCourse } from '@/api/courses.ts';
import { useCurriculum } from '@/api/curriculum.ts';
import { useCompleteLesson } from '@/api/enrollment-changes.ts';
import { useEnrollmentStatus } from '@/api/enrollments.ts';
import { useSession } from '@/features/auth/session.ts';
import { AskCourse } from '@/features/chats/ask-course.tsx';
import { CourseFailure, coursePageTitle } from '@/features/courses/components/course-failure.tsx';
import { CourseIntro } from '@/features/courses/components/course-intro.tsx';
import { CourseOverview, InstructorBlock } from '@/features/courses/components/course-overview.tsx';
import {
  BackToMyCourses,
  CoursePageLayout,
  CoursePageSkeleton,
} from '@/features/courses/components/course-page-layout.tsx';
import { CoursePreview } from '@/features/courses/components/course-thumbnail.tsx';
import { descriptionParts } from '@/features/courses/description-parts.ts';
import { CourseEnding } from '@/features/curriculum/components/course-ending.tsx';
import { CurriculumFailure } from '@/features/curriculum/components/curriculum-failure.tsx';
import { CurriculumModules } from '@/features/curriculum/components/curriculum-modules.tsx';
import { CurriculumPanel } from '@/features/curriculum/components/curriculum-panel.tsx';
import { StartButton, StartOverlay } from '@/features/curriculum/components/start-button.tsx';
import { CertificateLink, EnrollLink, StartPanel } from '@/features/curriculum/components/start-panel.tsx';
import { courseProgressOf, isCourseComplete } from '@/features/curriculum/course-progress.ts';
import { startState } from '@/features/curriculum/start-state.ts';
import { ReviewsSection } from '@/features/reviews/components/reviews-section.tsx';
import { LazyOutlineSearch } from '@/features/search/lazy-search.tsx';
import { courseDurationText, courseTimeText } from '@/lib/course-time.ts';
import { priceText } from '@/lib/course-words.ts';
import { lessonsText } from '@/lib/lesson-words.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function CourseDetailRoute() {
  const { courseId } = useParams({ from: webRoutes.course });
  return <CoursePage courseId={courseId} />;
}

export function CoursePage({ courseId }: { courseId: string }) {
  const user = useSession();
  const course = useCourse(courseId);
  const curriculum = useCurriculum(courseId);
  const status = useEnrollmentStatus(courseId, Boolean(user));
  usePageTitle(coursePageTitle(course.data?.title, course.error));

  if (course.isError && course.data === undefined) {
    return (
      <CourseFailure
        error={course.error}
        retrying={course.isFetching}
        onRetry={() => void course.refetch()}
      />
    );
  }
  // Shown when everything is known, so that nothing on the page moves or changes its words afterwards.
  if (course.data === undefined || curriculum.isPending || user === undefined || status.isLoading) {
    return <CoursePageSkeleton />;
  }
  return (
    <CourseDetail
      course={course.data}
      curriculum={curriculum}
      status={status.data}
      userId={user?.id ?? null}
    />
  );
}

interface CourseDetailProps {
  course: Course;
  curriculum: ReturnType<typeof useCurriculum>;
  status: ReturnType<typeof useEnrollmentStatus>['data'];
  userId: string | null;
}

function CourseDetail({ course, curriculum, status, userId }: CourseDetailProps) {
  const signedIn = userId !== null;
  const modules = curriculum.data ?? [];
  const lessons = curriculum.data ? lessonsInOrder(modules) : undefined;
  const lessonCount = lessons?.length ?? course.totalLessons;
  const totalTime = lessons ? courseTimeText(lessons) : courseDurationText(course);
  const progress = courseProgressOf(status);
  const start = startState({ modules, progress, signedIn });
  const { mutate: completeLesson } = useCompleteLesson();
  // The lesson's page opens at once; whether this call succeeds is not waited for.
  const markComplete = (lessonId: string) => completeLesson({ courseId: course._id, lessonId });
  const { lead, rest } = descriptionParts(course.description);
  const enrolled = status?.enrolled === true;
  // Only who looks after the course is told its revision, and may open its lessons without being a student.
  const mustEnroll = signedIn && !enrolled && course.revision === undefined;
  const isFinished = enrolled && isCourseComplete(modules, progress);
  const startButton = curriculum.data ? (
    <StartButton courseId={course._id} start={start} secondary={mustEnroll || isFinished} />
  ) : null;
  const enrollLink = enrolled ? null : <EnrollLink courseId={course._id} secondary={!mustEnroll} />;
  const first = mustEnroll ? enrollLink : isFinished ? <CertificateLink courseId={course._id} /> : null;
  const [main, other] = first ? [first, startButton] : [startButton, enrollLink];

  return (
    <CoursePageLayout
      back={<BackToMyCourses />}
      intro={
        <>
          <CourseIntro course={course} lead={lead} />
          <div className="mt-8">
            <CoursePreview course={course} overlay={<StartOverlay courseId={course._id} start={start} />} />
          </div>
        </>
      }
      aside={
        <CurriculumPanel
          summary={`${lessonsText(lessonCount)} · ${totalTime}`}
          start={
            <StartPanel
              price={priceText(course.price)}
              percent={enrolled ? status.progress : null}
              main={main}
              other={other}
            />
          }
          ending={
            signedIn ? <CourseEnding courseId={course._id} modules={modules} progress={progress} /> : null
          }
        >
          {curriculum.data ? (
            <LazyOutlineSearch courseId={course._id} isOff={!enrolled && course.revision === undefined}>
              <CurriculumModules
                courseId={course._id}
                modules={modules}
                progress={progress}
                currentLessonId={
                  lessonToStart(modules, progress.completed, progress.lastWatchedLessonId)?._id
                }
                locked={!signedIn}
                markedLocked={mustEnroll}
                onOpenLesson={enrolled ? markComplete : undefined}
              />
            </LazyOutlineSearch>
          ) : (
            <CurriculumFailure retrying={curriculum.isFetching} onRetry={() => void curriculum.refetch()} />
          )}
        </CurriculumPanel>
      }
      bottomBar={main}
    >
      <div className="flex flex-col gap-12">
        {signedIn && status?.canAnswer ? <AskCourse courseId={course._id} userId={userId} /> : null}
        <CourseOverview course={course} paragraphs={rest} lessonCount={lessonCount} totalTime={totalTime} />
        <InstructorBlock course={course} />
        <ReviewsSection course={course} signedIn={signedIn} />
      </div>
    </CoursePageLayout>
  );
}
