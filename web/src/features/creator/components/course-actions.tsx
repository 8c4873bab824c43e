import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  Eye,
  EyeOff,
  Info,
  ListTree,
  type LucideIcon,
  Pencil,
  Send,
  Users,
} from 'lucide-react';
import { useChangeCourseStatus } from '@/api/own-courses.ts';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { hasStudentList, type StatusAction, statusActions } from '../own-course-status.ts';

interface CourseActionsProps {
  course: { readonly _id: string; readonly status: CourseStatus };
  /** Describes every link and button to screen readers. */
  titleId: string;
}

interface CourseLinksProps extends CourseActionsProps {
  /** For the details page itself. */
  withoutDetails?: boolean;
}

interface CourseLink {
  name: string;
  label: string;
  to: string;
  icon: LucideIcon;
}

export function CourseLinks({ course, titleId, withoutDetails = false }: CourseLinksProps) {
  return linksOf(course)
    .filter(({ name }) => !(withoutDetails && name === 'details'))
    .map(({ name, label, to, icon: Icon }) => (
      <Button key={name} asChild variant="outline" size="sm" className="px-2.5!">
        <Link to={to} aria-describedby={titleId}>
          <Icon aria-hidden="true" />
          {label}
        </Link>
      </Button>
    ));
}

function linksOf({ _id, status }: CourseLinksProps['course']): readonly CourseLink[] {
  const links = [
    { name: 'edit', label: t`Edit`, to: paths.creatorCourseEdit(_id), icon: Pencil },
    { name: 'details', label: t`Details`, to: paths.creatorCourseDetail(_id), icon: Info },
    { name: 'curriculum', label: t`Curriculum`, to: paths.creatorCourseCurriculum(_id), icon: ListTree },
    { name: 'preview', label: t`Preview`, to: paths.coursePreview(_id), icon: Eye },
  ];
  const students = { name: 'students', label: t`Students`, to: paths.courseStudents(_id), icon: Users };
  return hasStudentList(status) ? [...links, students] : links;
}

const statusIcons: Record<StatusAction['name'], LucideIcon> = {
  publish: Send,
  unpublish: EyeOff,
  restore: ArchiveRestore,
  archive: Archive,
};

export function StatusButtons({ course, titleId }: CourseActionsProps) {
  const { mutate, isPending, variables } = useChangeCourseStatus();
  return statusActions(course.status).map(({ name, label, to }, index) => {
    const Icon = statusIcons[name];
    const change = () => {
      if (!isPending) mutate({ courseId: course._id, status: to });
    };
    return (
      <Button
        // The key is not the label: the pressed button keeps the focus when Publish becomes Unpublish.
        key={index === 0 ? 'toggle' : 'archive'}
        size="sm"
        className="px-2.5!"
        variant={name === 'publish' ? 'primary' : 'ghost'}
        pending={isPending && variables.status === to}
        aria-describedby={titleId}
        onClick={change}
      >
        <Icon aria-hidden="true" />
        {label}
      </Button>
    );
  });
}
