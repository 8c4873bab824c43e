import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useStudents } from '@/api/students.ts';
import { OwnCourseProblem } from '@/app/creator/own-course-problem.tsx';
import { useOwnCourse } from '@/app/creator/use-own-course.ts';
import { paths } from '@/config/paths.ts';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import {
  NoStudents,
  StudentList,
  StudentListSkeleton,
} from '@/features/students/components/student-list.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function CourseStudentsRoute() {
  const { courseId } = useParams({ from: `/signed-in${webRoutes.courseStudents}` });
  const own = useOwnCourse(courseId);
  const title = own.kind === 'ready' ? own.course.title : undefined;
  usePageTitle(title === undefined ? t`Students` : t`Students of ${title}`);

  if (own.kind === 'missing' || own.kind === 'not-theirs') return <OwnCourseProblem problem={own} />;
  return (
    <div className="page pt-3 pb-16 md:pt-5">
      <Link
        to={paths.creatorDashboard('courses')}
        className="group inline-flex h-11 items-center gap-2 text-sm font-semibold text-ink-soft transition-colors hover:text-ink"
      >
        <ArrowLeft
          aria-hidden="true"
          className="size-4 transition-transform duration-150 group-hover:-translate-x-0.5"
        />
        {t`Back`}
      </Link>
      <header className="mt-2 mb-6">
        <h1 className="text-2xl md:text-3xl">{t`Students`}</h1>
        <p lang={textLanguage(title ?? '')} className="mt-1 min-h-6 text-ink-soft wrap-anywhere">
          {title}
        </p>
      </header>
      <Students courseId={courseId} />
    </div>
  );
}

function Students({ courseId }: { courseId: string }) {
  const { data: students, isPending, isFetching, refetch, dataUpdatedAt } = useStudents(courseId);
  if (isPending) return <StudentListSkeleton />;
  if (students === undefined) {
    return (
      <LoadFailure
        headingLevel={2}
        title={t`The students could not be loaded.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (students.length === 0) return <NoStudents />;
  return <StudentList students={students} fetchedAt={new Date(dataUpdatedAt)} />;
}
