import type { Course } from '@academy/contract/courses/course.ts';
import { CalendarDays, Globe, UserRound } from 'lucide-react';
import { textLanguage } from '@/lib/text-language.ts';
import { languageText, lastUpdatedText } from '../course-facts.ts';
import { CourseTitle } from './course-title.tsx';
import { Fact, FactList } from './fact-list.tsx';
import { PageBadges } from './page-badges.tsx';

export function CourseIntro({ course, lead }: { course: Course; lead: string }) {
  return (
    <header>
      <PageBadges course={course} />
      <CourseTitle title={course.title} />
      {lead === '' ? null : (
        <p lang={textLanguage(lead)} className="measure mt-4 text-lg whitespace-pre-line text-ink-soft">
          {lead}
        </p>
      )}
      <FactList>
        <Fact icon={UserRound}>
          <span lang={textLanguage(course.instructor)}>{course.instructor}</span>
        </Fact>
        <Fact icon={CalendarDays}>Last updated {lastUpdatedText(course)}</Fact>
        <Fact icon={Globe}>{languageText(course)}</Fact>
      </FactList>
    </header>
  );
}
