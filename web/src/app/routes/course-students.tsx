import type { Course } from '@academy/contract/courses/course.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useStudents } from '@/api/students.ts';
import { OwnCourseProblem } from '@/app/creator/own-course-problem.tsx';
import { useOwnCourse } from '@/app/creator/use-own-course.ts';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/session.ts';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { ApprovalNote } from '@/features/creator/components/approval-note.tsx';
import { CourseActions } from '@/features/creator/components/course-actions.tsx';
import { CourseHeader } from '@/features/creator/components/course-header.tsx';
import { CourseTabBar } from '@/features/creator/components/course-tabs.tsx';
import { RemoveStudent } from '@/features/enrollments/components/remove-student.tsx';
import { StudentList } from '@/features/students/components/student-list.tsx';
import { NoStudents, StudentListSkeleton } from '@/features/students/components/student-list-states.tsx';
import { StudentSheet } from '@/features/students/components/student-sheet.tsx';
import { filterFrom } from '@/features/students/students.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

const route = `/signed-in/creator${webRoutes.courseStudents}` as const;

export function CourseStudentsRoute() {
  const { courseId } = useParams({ from: route });
  const own = useOwnCourse(courseId);
  const titleId = useId();
  const title = own.kind === 'ready' ? own.course.title : undefined;
  usePageTitle(title === undefined ? t`Students` : t`Students of ${title}`);

  if (own.kind === 'missing' || own.kind === 'not-theirs') return <OwnCourseProblem problem={own} />;
  return (
    <>
      {own.kind === 'ready' ? (
        <>
          <CourseHeader
            course={own.course}
            titleId={titleId}
            page={t`Students`}
            actions={
              <div className="flex flex-wrap items-center gap-2">
                <BackLink />
                <CourseActions course={own.course} titleId={titleId} place="page" />
              </div>
            }
          >
            <ApprovalNote approval={own.course.approval} />
          </CourseHeader>
          <CourseTabBar course={own.course} current="students" />
        </>
      ) : (
        // The list does not wait for the name of its course.
        <header className="mb-6 flex min-h-33 flex-col items-start justify-between">
          <h1 className="text-2xl">{t`Students`}</h1>
          <BackLink />
        </header>
      )}
      <Students key={courseId} courseId={courseId} course={own.kind === 'ready' ? own.course : undefined} />
    </>
  );
}

function BackLink() {
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={paths.creatorDashboard('courses')}>
        <ArrowLeft aria-hidden="true" />
        {t`Back`}
      </Link>
    </Button>
  );
}

function Students({ courseId, course }: { courseId: string; course: Course | undefined }) {
  const isAdmin = useSession()?.role === 'admin';
  const { filter, student: studentId } = useSearch({ from: route });
  const navigate = useNavigate({ from: webRoutes.courseStudents });
  const { data: students, isPending, isFetching, refetch, dataUpdatedAt } = useStudents(courseId);
  const fetchedAt = useMemo(() => new Date(dataUpdatedAt), [dataUpdatedAt]);
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
  const close = () =>
    void navigate({
      search: ({ student: _, ...others }) => others,
      resetScroll: false,
    });
  return (
    <>
      <StudentList students={students} filter={filterFrom(filter)} fetchedAt={fetchedAt} />
      {studentId === undefined ? null : (
        <StudentSheet
          key={studentId}
          address={{ courseId, studentId }}
          name={students.find(({ id }) => id === studentId)?.name}
          onClose={close}
          foot={
            isAdmin && course
              ? ({ name }) => (
                  <RemoveStudent
                    address={{ courseId, studentId }}
                    name={name}
                    course={course}
                    onRemoved={close}
                  />
                )
              : undefined
          }
        />
      )}
    </>
  );
}
