import type { Course } from '@academy/contract/courses/course.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { countText, languageText, levelText } from '../course-facts.ts';
import { CheckList } from './check-list.tsx';

interface CourseOverviewProps {
  course: Course;
  /** The paragraphs of the description that the introduction has not shown. */
  paragraphs: readonly string[];
  lessonCount: number;
  totalTime: string;
}

export function CourseOverview({ course, paragraphs, lessonCount, totalTime }: CourseOverviewProps) {
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="text-2xl">
        Overview
      </h2>
      <dl className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
        <OverviewFact name="Lessons" value={countText(lessonCount, 'lesson')} />
        <OverviewFact name="Total time" value={totalTime} />
        <OverviewFact name="Level" value={levelText(course)} />
        <OverviewFact name="Language" value={languageText(course)} />
      </dl>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} lang={textLanguage(paragraph)} className="measure mt-5 whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      {course.whatYouWillLearn.length === 0 ? null : (
        <>
          <h3 className="mt-8 text-xl">What you'll learn</h3>
          <CheckList items={course.whatYouWillLearn} />
        </>
      )}
    </section>
  );
}

function OverviewFact({ name, value }: { name: string; value: string }) {
  return (
    <div className="bg-card px-4 py-3.5">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold figures-tabular">{value}</dd>
    </div>
  );
}
