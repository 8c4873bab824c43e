import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { t } from '@lingui/core/macro';
import { Archive, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';

const looks: Record<
  CourseStatus,
  { icon: LucideIcon; label: () => string; variant: 'success' | 'warning' | 'neutral' }
> = {
  draft: { icon: CircleDashed, label: () => t`Draft`, variant: 'warning' },
  published: { icon: CircleCheck, label: () => t`Published`, variant: 'success' },
  archived: { icon: Archive, label: () => t`Archived`, variant: 'neutral' },
};

export function StatusPill({ status }: { status: CourseStatus }) {
  const { icon: Icon, label, variant } = looks[status];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" />
      {label()}
    </Badge>
  );
}
