import type { Course } from '@academy/contract/courses/course.ts';
import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { useParams } from '@tanstack/react-router';
import { useCourse } from '@/api/courses.ts';
import { useCurriculum } from '@/api/curriculum.ts';
import { useEnrollmentStatus } from '@/api/enrollments.ts';
import { useOtherCourses } from '@/api/other-courses.ts';
import { useCoursePreviews } from '@/app/course/course-preview.tsx';
import { CourseSidebar } from '@/app/course/course-sidebar.tsx';
import { readerOf, wayIn } from '@/app/course/way-in.tsx';
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
import { OtherCourses } from '@/features/courses/components/other-courses.tsx';
import { descriptionParts } from '@/features/courses/description-parts.ts';
import { PreviewOverlay, StartOverlay } from '@/features/curriculum/components/start-button.tsx';
import { StartPanel } from '@/features/curriculum/components/start-panel.tsx';
import { courseProgressOf, isCourseComplete } from '@/features/curriculum/course-progress.ts';
import { startState } from '@/features/curriculum/start-state.ts';
import { ReviewsSection } from '@/features/reviews/components/reviews-section.tsx';
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
  const { lead, rest } = descriptionParts(course.description);
  const others = useOtherCourses(course._id).data ?? [];
  const enrolled = status?.enrolled === true;
  const reader = readerOf(course, { enrolled, isFinished: isCourseComplete(modules, progress) });
  const previews = useCoursePreviews({ course, modules, isOffered: reader === 'outsider' });
  const [preview] = previews.lessons;
  const { main, other } = wayIn({ course, reader, start: curriculum.data ? start : null });

  return (
    <CoursePageLayout
      back={<BackToMyCourses />}
      intro={
        <>
          <CourseIntro course={course} lead={lead} />
          <div className="mt-8">
            <CoursePreview
              course={course}
              overlay={
                preview ? (
                  <PreviewOverlay
                    label={t`Watch the preview`}
                    onNear={previews.prepare}
                    onOpen={() => previews.open(preview)}
                  />
                ) : (
                  <StartOverlay courseId={course._id} start={start} />
                )
              }
            />
          </div>
          {previews.dialog}
        </>
      }
      aside={
        <CourseSidebar
          course={course}
          curriculum={curriculum}
          progress={progress}
          reader={reader}
          signedIn={signedIn}
          summary={`${lessonsText(lessonCount)} · ${totalTime}`}
          start={
            <StartPanel
              price={priceText(course.price)}
              percent={enrolled ? status.progress : null}
              main={main}
              other={other}
            />
          }
          onPreview={previews.open}
          soughtLessonId={previews.soughtLessonId}
        />
      }
      bottomBar={main}
    >
      <div className="flex flex-col gap-12">
        {signedIn && status?.canAnswer ? <AskCourse courseId={course._id} userId={userId} /> : null}
        <CourseOverview course={course} paragraphs={rest} lessonCount={lessonCount} totalTime={totalTime} />
        <div className="flex flex-col gap-8">
          <InstructorBlock course={course} />
          <OtherCourses instructor={course.instructor} courses={others} />
        </div>
        <ReviewsSection course={course} signedIn={signedIn} />
      </div>
    </CoursePageLayout>
  );
}
