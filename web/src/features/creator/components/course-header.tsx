import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusPill } from '@/components/status-pill.tsx';
import { paths } from '@/config/paths.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface CourseHeaderProps {
  course: Pick<Course, 'title' | 'status'>;
  titleId?: string;
  /** What this page is for the course. */
  page: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** On top of every page of one course: its name is the heading, and where one is stands small above it. */
export function CourseHeader({ course, titleId, page, actions, children }: CourseHeaderProps) {
  const { title, status } = course;
  return (
    <header className="mb-4">
      <p className="flex min-h-8 flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
        <Link
          to={paths.creatorDashboard('courses')}
          className="touch-target underline-offset-4 hover:text-ink hover:underline"
        >
          {t`All your courses`}
        </Link>
        <ChevronRight aria-hidden="true" className="size-3.5" />
        <span>{page}</span>
      </p>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 id={titleId} lang={textLanguage(title)} className="min-w-0 text-2xl wrap-anywhere">
            {title}
          </h1>
          <span aria-live="polite">
            <StatusPill status={status} />
          </span>
        </div>
        {actions}
      </div>
      {children}
    </header>
  );
}
