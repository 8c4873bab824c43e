import type { Course } from '@academy/contract/courses/course.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { StatusPill } from '@/components/status-pill.tsx';
import { Card } from '@/components/ui/card.tsx';
import { paths } from '@/config/paths.ts';
import { numberText, percentText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { publishedText } from '../own-course-status.ts';
import { ApprovalNote } from './approval-note.tsx';
import { CourseLinks, StatusButtons } from './course-actions.tsx';

interface OwnCourseCardProps {
  course: Course;
  cover: ReactNode;
}

export function OwnCourseCard({ course, cover }: OwnCourseCardProps) {
  const titleId = useId();
  const { studentCount } = course;
  const students = numberText(studentCount);
  const completed = percentText(course.completionRate ?? 0);
  return (
    <Card className="flex flex-col overflow-hidden sm:flex-row">
      <div className="sm:w-48 sm:shrink-0 sm:p-4 sm:pr-0 lg:w-52">
        <div className="overflow-hidden sm:rounded-control">{cover}</div>
      </div>
      <div className="flex min-w-0 grow flex-col p-4 sm:pl-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} lang={textLanguage(course.title)} className="min-w-0 text-lg wrap-anywhere">
            <Link to={paths.creatorCourseDetail(course._id)} className="hover:text-accent-ink">
              {course.title}
            </Link>
          </h2>
          <StatusPill status={course.status} />
        </div>
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft figures-tabular">
          <li>{publishedText(course)}</li>
          {course.status === 'published' ? (
            <>
              <li>
                <Plural
                  value={studentCount}
                  one={
                    <Trans>
                      <strong className="font-semibold text-ink">{students}</strong> student
                    </Trans>
                  }
                  other={
                    <Trans>
                      <strong className="font-semibold text-ink">{students}</strong> students
                    </Trans>
                  }
                />
              </li>
              <li>
                <Trans>
                  <strong className="font-semibold text-ink">{completed}</strong> completion rate
                </Trans>
              </li>
            </>
          ) : null}
        </ul>
        <ApprovalNote approval={course.approval} />
        <div className="mt-auto flex flex-wrap gap-x-1.5 gap-y-2 pt-4">
          <CourseLinks course={course} titleId={titleId} />
          <StatusButtons course={course} titleId={titleId} />
        </div>
      </div>
    </Card>
  );
}
