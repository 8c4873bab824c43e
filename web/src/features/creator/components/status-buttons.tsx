import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { Archive, ArchiveRestore, EyeOff, type LucideIcon, Send } from 'lucide-react';
import { useChangeCourseStatus } from '@/api/courses.ts';
import { Button } from '@/components/ui/button.tsx';
import { type StatusAction, statusActions } from '../course-actions.ts';

const icons: Record<StatusAction['label'], LucideIcon> = {
  Publish: Send,
  Unpublish: EyeOff,
  Restore: ArchiveRestore,
  Archive,
};

interface StatusButtonsProps {
  course: { readonly _id: string; readonly status: CourseStatus };
  titleId: string;
}

export function StatusButtons({ course, titleId }: StatusButtonsProps) {
  const { mutate, isPending, variables } = useChangeCourseStatus();
  return statusActions(course.status).map(({ label, to }, index) => {
    const Icon = icons[label];
    const change = () => {
      if (!isPending) mutate({ courseId: course._id, status: to });
    };
    return (
      <Button
        // By its place and not its label: the button that was pressed keeps the focus when it becomes its opposite.
        key={index === 0 ? 'turn' : 'archive'}
        size="sm"
        className="px-2.5!"
        variant={label === 'Publish' ? 'primary' : 'ghost'}
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
