import type { Course } from '@academy/contract/courses/course.ts';
import { pageBadges } from '@academy/contract/courses/course-badges.ts';
import { CalendarDays, Globe, type LucideIcon, Star, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { CourseBadge } from '@/components/ui/badge.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { languageText, lastUpdatedText } from '../course-page-text.ts';
import { countText, ratingText } from '../course-text.ts';

/** The head of the course page. */
export function CourseIntro({ course, lead }: { course: Course; lead: string }) {
  return (
    <header>
      <TitleAndText course={course} text={lead} />
      <DetailLine>
        <Detail icon={UserRound}>
          <span lang={textLanguage(course.instructor)}>{course.instructor}</span>
        </Detail>
        <Detail icon={CalendarDays}>Last updated {lastUpdatedText(course)}</Detail>
        <Detail icon={Globe}>{languageText(course)}</Detail>
      </DetailLine>
    </header>
  );
}

/** The head of the enrollment page. */
export function EnrollmentIntro({ course }: { course: Course }) {
  return (
    <header>
      <TitleAndText course={course} text={course.description} />
      <DetailLine>
        <Rating rating={course.rating} students={countText(course.studentCount, 'student')} />
        <Detail icon={Users}>{countText(course.studentCount, 'enrolled', 'enrolled')}</Detail>
        <Detail icon={Globe}>{languageText(course)}</Detail>
      </DetailLine>
      <div className="mt-6 flex items-center gap-3">
        <Avatar name={course.instructor} src={course.instructorAvatar} className="size-11 text-base" />
        <p className="text-sm leading-snug">
          <span className="block text-ink-soft">Instructor</span>
          <span lang={textLanguage(course.instructor)} className="font-semibold">
            {course.instructor}
          </span>
        </p>
      </div>
    </header>
  );
}

function TitleAndText({ course, text }: { course: Course; text: string }) {
  const badges = pageBadges(course);
  return (
    <>
      {badges.length === 0 ? null : (
        <div className="mb-4 flex flex-wrap gap-2">
          {badges.map((badge) => (
            <CourseBadge key={badge} kind={badge} />
          ))}
        </div>
      )}
      {/* Bengali marks need more room between two lines than Latin headings have. */}
      <h1
        lang={textLanguage(course.title)}
        className="text-[clamp(1.875rem,1.5rem+1.7vw,3rem)] leading-[1.12] [&:lang(bn)]:leading-[1.35]"
      >
        {course.title}
      </h1>
      {text === '' ? null : (
        <p lang={textLanguage(text)} className="measure mt-4 text-lg whitespace-pre-line text-ink-soft">
          {text}
        </p>
      )}
    </>
  );
}

function DetailLine({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-soft figures-tabular">
      {children}
    </ul>
  );
}

function Detail({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>{children}</span>
    </li>
  );
}

function Rating({ rating, students }: { rating: number | null; students: string }) {
  if (rating === null) return <li>No ratings yet ({students})</li>;
  return (
    <li className="inline-flex items-center gap-1.5">
      <Star aria-hidden="true" className="size-4 fill-warning text-warning" />
      <span>
        <span className="sr-only">Rated </span>
        <span className="font-semibold text-ink">{ratingText(rating)}</span>
        <span className="sr-only"> out of 5</span> ({students})
      </span>
    </li>
  );
}
