import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { Archive, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';

const looks: Record<
  CourseStatus,
  { icon: LucideIcon; label: string; variant: 'success' | 'warning' | 'neutral' }
> = {
  draft: { icon: CircleDashed, label: 'Draft', variant: 'warning' },
  published: { icon: CircleCheck, label: 'Published', variant: 'success' },
  archived: { icon: Archive, label: 'Archived', variant: 'neutral' },
};

export function StatusPill({ status }: { status: CourseStatus }) {
  const { icon: Icon, label, variant } = looks[status];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}
