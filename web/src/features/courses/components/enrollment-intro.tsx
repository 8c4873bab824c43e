import type { Course } from '@academy/contract/courses/course.ts';
import { Globe, Users } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { countText, languageText } from '../course-facts.ts';
import { CourseTitle } from './course-title.tsx';
import { Fact, FactList } from './fact-list.tsx';
import { PageBadges } from './page-badges.tsx';
import { RatingFact } from './rating-fact.tsx';

export function EnrollmentIntro({ course }: { course: Course }) {
  return (
    <header>
      <PageBadges course={course} />
      <CourseTitle title={course.title} />
      <p
        lang={textLanguage(course.description)}
        className="measure mt-4 text-lg whitespace-pre-line text-ink-soft"
      >
        {course.description}
      </p>
      <FactList>
        <RatingFact rating={course.rating} students={countText(course.studentCount, 'student')} />
        <Fact icon={Users}>{countText(course.studentCount, 'enrolled', 'enrolled')}</Fact>
        <Fact icon={Globe}>{languageText(course)}</Fact>
      </FactList>
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
