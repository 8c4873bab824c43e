import type { Course } from '@academy/contract/courses/course.ts';
import { pageBadges } from '@academy/contract/courses/course-badges.ts';
import { t } from '@lingui/core/macro';
import { CalendarDays, Globe, type LucideIcon, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { MeanRating } from '@/components/mean-rating.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { CourseBadge } from '@/components/ui/badge.tsx';
import { ratingText } from '@/lib/course-words.ts';
import { reviewsText } from '@/lib/review-words.ts';
import { studentsText } from '@/lib/student-count.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { enrolledText, languageText, lastUpdatedText } from '../course-page-text.ts';

/** The head of the course page. */
export function CourseIntro({ course, lead }: { course: Course; lead: string }) {
  const lastUpdated = lastUpdatedText(course);
  return (
    <header>
      <TitleAndText course={course} text={lead} />
      <DetailLine>
        <Detail icon={UserRound}>
          <span lang={textLanguage(course.instructor)}>{course.instructor}</span>
        </Detail>
        <Detail icon={CalendarDays}>{t`Last updated ${lastUpdated}`}</Detail>
        <Detail icon={Globe}>
          <span lang={textLanguage(languageText(course))}>{languageText(course)}</span>
        </Detail>
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
        <Rating course={course} />
        <Detail icon={Users}>{enrolledText(course.studentCount)}</Detail>
        <Detail icon={Globe}>
          <span lang={textLanguage(languageText(course))}>{languageText(course)}</span>
        </Detail>
      </DetailLine>
      <div className="mt-6 flex items-center gap-3">
        <Avatar name={course.instructor} src={course.instructorAvatar} className="size-11 text-base" />
        <p className="text-sm leading-snug">
          <span className="block text-ink-soft">{t`Instructor`}</span>
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

/** How many reviewed it, once somebody has: how many learn in it stands beside it. */
function Rating({ course: { rating, reviewCount, studentCount } }: { course: Course }) {
  const students = studentsText(studentCount);
  if (rating === null) return <li>{t`No ratings yet (${students})`}</li>;
  const counted = reviewCount === undefined ? students : reviewsText(reviewCount);
  return (
    <li className="inline-flex items-center gap-1.5">
      <MeanRating rating={ratingText(rating)} counted={counted} />
    </li>
  );
}
