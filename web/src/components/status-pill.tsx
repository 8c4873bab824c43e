import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { Archive, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { statusText } from '@/lib/status-words.ts';

const looks: Record<CourseStatus, { icon: LucideIcon; variant: 'success' | 'warning' | 'neutral' }> = {
  draft: { icon: CircleDashed, variant: 'warning' },
  published: { icon: CircleCheck, variant: 'success' },
  archived: { icon: Archive, variant: 'neutral' },
};

export function StatusPill({ status }: { status: CourseStatus }) {
  const { icon: Icon, variant } = looks[status];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" />
      {statusText(status)}
    </Badge>
  );
}
