import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ChartArea } from 'lucide-react';
import { paths } from '@/config/paths.ts';

/** From the form of a lesson to the map of its film. */
export function InsightLink({ address }: { address: LessonAddress }) {
  return (
    <Link
      to={paths.lessonInsight(address)}
      className="inline-flex min-h-11 w-fit items-center gap-2 text-sm font-semibold text-accent-ink hover:underline"
    >
      <ChartArea aria-hidden="true" className="size-4" />
      {t`Where students get lost`}
    </Link>
  );
}
