import type { Course } from '@academy/contract/courses/course.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { useParams } from '@tanstack/react-router';
import { useId } from 'react';
import { CourseCertificatesPanel } from '@/app/creator/course-certificates-panel.tsx';
import { CourseContentPanel } from '@/app/creator/course-content-panel.tsx';
import { CourseDropOff } from '@/app/creator/course-drop-off.tsx';
import { CourseFolderPanel } from '@/app/creator/course-folder-panel.tsx';
import { CoursePreflightPanel } from '@/app/creator/course-preflight-panel.tsx';
import { CourseQuestionsPanel } from '@/app/creator/course-questions-panel.tsx';
import { CourseReviewsPanel } from '@/app/creator/course-reviews-panel.tsx';
import { CourseStudentsPanel } from '@/app/creator/course-students-panel.tsx';
import { OwnCourseProblem } from '@/app/creator/own-course-problem.tsx';
import { useOwnCourse } from '@/app/creator/use-own-course.ts';
import { CourseThumbnail } from '@/features/courses/components/course-thumbnail.tsx';
import { ApprovalNote } from '@/features/creator/components/approval-note.tsx';
import { CourseActions } from '@/features/creator/components/course-actions.tsx';
import { CourseHeader } from '@/features/creator/components/course-header.tsx';
import { CourseSummary } from '@/features/creator/components/course-summary.tsx';
import { CourseTabBar } from '@/features/creator/components/course-tabs.tsx';
import { DetailPanel, DetailSkeleton } from '@/features/creator/components/detail-panel.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function CreatorCourseDetailRoute() {
  const { courseId } = useParams({ from: `/signed-in/creator${webRoutes.creatorCourseDetail}` });
  const own = useOwnCourse(courseId);
  if (own.kind === 'loading') return <DetailSkeleton />;
  if (own.kind !== 'ready') return <OwnCourseProblem problem={own} />;
  return <CourseDetails key={courseId} course={own.course} />;
}

function CourseDetails({ course }: { course: Course }) {
  const titleId = useId();
  usePageTitle(course.title);
  // Near the button that publishes a draft; later, what students do comes first.
  const isDraft = course.status === 'draft';
  const preflight = <CoursePreflightPanel courseId={course._id} isDraft={isDraft} />;
  return (
    <>
      <CourseHeader
        course={course}
        titleId={titleId}
        page={t`Figures and Check`}
        actions={<CourseActions course={course} titleId={titleId} place="page" />}
      >
        <ApprovalNote approval={course.approval} />
      </CourseHeader>
      <CourseTabBar course={course} current="details" />
      {isDraft ? preflight : null}
      <CourseDropOff courseId={course._id} />
      {isDraft ? null : preflight}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <DetailPanel title={t`Facts`}>
            <div className="mb-5 max-w-56 overflow-hidden rounded-control border border-line">
              <CourseThumbnail course={{ ...course, id: course._id }} priority />
            </div>
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
    </>
  );
}
