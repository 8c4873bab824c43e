import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { useParams } from '@tanstack/react-router';
import { OwnCourseProblem } from '@/app/creator/own-course-problem.tsx';
import { useOwnCourse } from '@/app/creator/use-own-course.ts';
import { CoursePage } from '@/app/routes/course-detail.tsx';
import { CoursePageSkeleton } from '@/features/courses/components/course-page-layout.tsx';
import { PreviewBar } from '@/features/creator/components/preview-bar.tsx';

/** A course as its students see it, drafts too, for those who work on it alone. */
export function CoursePlayerRoute() {
  const { courseId } = useParams({ from: `/signed-in${webRoutes.coursePreview}` });
  const own = useOwnCourse(courseId);
  if (own.kind === 'loading') return <CoursePageSkeleton />;
  if (own.kind !== 'ready') {
    return (
      <div className="page section-space">
        <OwnCourseProblem problem={own} />
      </div>
    );
  }
  return (
    <>
      <PreviewBar course={own.course} />
      <CoursePage courseId={courseId} />
    </>
  );
}
