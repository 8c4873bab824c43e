import type { Course } from '@academy/contract/courses/course.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useParams } from '@tanstack/react-router';
import { useId } from 'react';
import { CourseCertificatesPanel } from '@/app/creator/course-certificates-panel.tsx';
import { CourseContentPanel } from '@/app/creator/course-content-panel.tsx';
import { CourseFolderPanel } from '@/app/creator/course-folder-panel.tsx';
import { CourseQuestionsPanel } from '@/app/creator/course-questions-panel.tsx';
import { CourseReviewsPanel } from '@/app/creator/course-reviews-panel.tsx';
import { CourseStudentsPanel } from '@/app/creator/course-students-panel.tsx';
import { OwnCourseProblem } from '@/app/creator/own-course-problem.tsx';
import { useOwnCourse } from '@/app/creator/use-own-course.ts';
import { StatusPill } from '@/components/status-pill.tsx';
import { paths } from '@/config/paths.ts';
import { CourseThumbnail } from '@/features/courses/components/course-thumbnail.tsx';
import { ApprovalNote } from '@/features/creator/components/approval-note.tsx';
import { CourseLinks, StatusButtons } from '@/features/creator/components/course-actions.tsx';
import { CourseSummary } from '@/features/creator/components/course-summary.tsx';
import { DetailPanel, DetailSkeleton } from '@/features/creator/components/detail-panel.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function CreatorCourseDetailRoute() {
  const { courseId } = useParams({ from: `/signed-in/creator${webRoutes.creatorCourseDetail}` });
  const own = useOwnCourse(courseId);
  if (own.kind === 'loading') return <DetailSkeleton />;
  if (own.kind !== 'ready') return <OwnCourseProblem problem={own} />;
  return <CourseDetails course={own.course} />;
}

function CourseDetails({ course }: { course: Course }) {
  const titleId = useId();
  usePageTitle(course.title);
  return (
    <>
      <header className="mb-6 grid gap-x-6 gap-y-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="overflow-hidden rounded-card border border-line sm:self-start">
          <CourseThumbnail course={{ ...course, id: course._id }} priority />
        </div>
        <div className="flex min-w-0 flex-col">
          <p className="mb-2">
            <StatusPill status={course.status} />
          </p>
          <h1 id={titleId} lang={textLanguage(course.title)} className="text-2xl wrap-anywhere md:text-3xl">
            {course.title}
          </h1>
          <div className="mt-4 flex flex-wrap gap-2">
            <CourseLinks course={course} titleId={titleId} withoutDetails />
            <StatusButtons course={course} titleId={titleId} />
          </div>
          <ApprovalNote approval={course.approval} />
        </div>
      </header>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <DetailPanel title={t`Facts`}>
            <CourseSummary course={course} />
          </DetailPanel>
          <DetailPanel title={t`Description`}>
            <p lang={textLanguage(course.description)} className="whitespace-pre-line wrap-anywhere">
              {course.description}
            </p>
          </DetailPanel>
          <CourseCertificatesPanel courseId={course._id} />
          <CourseFolderPanel courseId={course._id} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <CourseStudentsPanel course={course} />
          <CourseContentPanel courseId={course._id} />
          <CourseQuestionsPanel courseId={course._id} />
          <CourseReviewsPanel course={course} />
        </div>
      </div>
      <p className="mt-6">
        <Link
          to={paths.creatorDashboard('courses')}
          className="inline-flex h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
        >
          {t`All your courses`}
        </Link>
      </p>
    </>
  );
}
