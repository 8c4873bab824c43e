import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { StatusPill } from '@/components/status-pill.tsx';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';

/** Above the course page while its author previews it. */
export function PreviewBar({ course }: { course: Course }) {
  return (
    <aside aria-label={t`Preview`} className="border-b border-line bg-sunken">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p className="flex min-w-0 grow basis-64 items-center gap-2.5 text-sm">
          <Eye aria-hidden="true" className="size-4 text-ink-soft" />
          <span>
            <Trans>
              <strong className="font-semibold">Preview.</strong> This is how students see the course.
            </Trans>
          </span>
        </p>
        <StatusPill status={course.status} />
        <div className="flex gap-2">
          <Button asChild size="sm" variant="outline">
            <Link to={paths.creatorCourseEdit(course._id)}>{t`Edit`}</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.creatorDashboard('courses')}>{t`Close preview`}</Link>
          </Button>
        </div>
      </div>
    </aside>
  );
}
