import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useStudents } from '@/api/students.ts';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { DetailPanel, PanelFailure, PanelSkeleton } from '@/features/creator/components/detail-panel.tsx';
import { StudentsAtAGlance } from '@/features/students/components/students-at-a-glance.tsx';
import { glanceAt } from '@/features/students/students.ts';

const latestCount = 4;

export function CourseStudentsPanel({ course }: { course: Course }) {
  const { data: students, isPending, isFetching, refetch, dataUpdatedAt } = useStudents(course._id);
  return (
    <DetailPanel
      title={t`Students`}
      action={
        students?.length ? (
          <Button asChild variant="link" size="sm">
            <Link to={paths.courseStudents(course._id)}>{t`All students`}</Link>
          </Button>
        ) : null
      }
    >
      {isPending ? (
        <PanelSkeleton />
      ) : students ? (
        <StudentsAtAGlance glance={glanceAt(students, latestCount)} now={new Date(dataUpdatedAt)} />
      ) : (
        <PanelFailure
          text={t`The students could not be loaded.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </DetailPanel>
  );
}
