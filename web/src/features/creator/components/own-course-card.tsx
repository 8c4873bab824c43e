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
import { CourseActions } from './course-actions.tsx';

interface OwnCourseCardProps {
  course: Course;
  cover: ReactNode;
}

/** A row of the list: a small picture, what it is, and what comes next for it. */
export function OwnCourseCard({ course, cover }: OwnCourseCardProps) {
  const titleId = useId();
  return (
    <Card className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3.5 p-3 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-x-4 lg:grid-cols-[9rem_minmax(0,1fr)_auto] lg:items-center">
      <div className="self-start overflow-hidden rounded-control">{cover}</div>
      <div className="flex min-w-0 flex-col gap-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2
            id={titleId}
            lang={textLanguage(course.title)}
            className="min-w-0 text-base wrap-anywhere sm:text-lg"
          >
            <Link to={paths.creatorCourseDetail(course._id)} className="hover:text-accent-ink">
              {course.title}
            </Link>
          </h2>
          <span aria-live="polite">
            <StatusPill status={course.status} />
          </span>
        </div>
        <CourseFigures course={course} />
      </div>
      <div className="col-span-full min-w-0 pt-3 sm:col-start-2 sm:col-end-3 lg:col-auto lg:max-w-80 lg:justify-self-end lg:pt-0">
        <CourseActions course={course} titleId={titleId} place="list" />
      </div>
      <div className="col-span-full empty:hidden">
        <ApprovalNote approval={course.approval} />
      </div>
    </Card>
  );
}

function CourseFigures({ course }: { course: Course }) {
  const { studentCount } = course;
  const students = numberText(studentCount);
  const completed = percentText(course.completionRate ?? 0);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft figures-tabular">
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
  );
}
