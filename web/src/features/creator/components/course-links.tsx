import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { Link } from '@tanstack/react-router';
import { Eye, Info, ListTree, type LucideIcon, Pencil, Users } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { hasStudentList } from '../course-actions.ts';

interface CourseLinksProps {
  course: { readonly _id: string; readonly status: CourseStatus };
  titleId: string;
  /** The page one is on needs no way to itself. */
  withoutDetails?: boolean;
}

interface CourseWay {
  label: string;
  to: string;
  icon: LucideIcon;
}

/** The ways from a course to its pages, each named with the course for those who hear them one by one. */
export function CourseLinks({ course, titleId, withoutDetails = false }: CourseLinksProps) {
  return waysOf(course)
    .filter(({ label }) => !(withoutDetails && label === 'Details'))
    .map(({ label, to, icon: Icon }) => (
      <Button key={label} asChild variant="outline" size="sm" className="px-2.5!">
        <Link to={to} aria-describedby={titleId}>
          <Icon aria-hidden="true" />
          {label}
        </Link>
      </Button>
    ));
}

function waysOf({ _id, status }: CourseLinksProps['course']): readonly CourseWay[] {
  const ways = [
    { label: 'Edit', to: paths.creatorCourseEdit(_id), icon: Pencil },
    { label: 'Details', to: paths.creatorCourseDetail(_id), icon: Info },
    { label: 'Curriculum', to: paths.creatorCourseCurriculum(_id), icon: ListTree },
    { label: 'Preview', to: paths.coursePreview(_id), icon: Eye },
  ];
  const students = { label: 'Students', to: paths.courseStudents(_id), icon: Users };
  return hasStudentList(status) ? [...ways, students] : ways;
}
