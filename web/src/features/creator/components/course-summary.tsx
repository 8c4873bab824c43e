import type { Course } from '@academy/contract/courses/course.ts';
import { pageBadges } from '@academy/contract/courses/course-badges.ts';
import { courseDefaults } from '@academy/contract/courses/course-constants.ts';
import { difficultyLabel } from '@academy/contract/courses/difficulty.ts';
import { priceText } from '@academy/contract/courses/price.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { dateFormat, publishedText } from '../own-course-status.ts';

/** The details of a course, for its author. */
export function CourseSummary({ course }: { course: Course }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-2">
      {detailsOf(course).map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd lang={textLanguage(value)} className="font-medium wrap-anywhere figures-tabular">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function detailsOf(course: Course): readonly (readonly [label: string, value: string])[] {
  const updated = course.lastUpdated === null ? null : new Date(course.lastUpdated);
  return [
    ['Price', priceText(course.price)],
    ['Category', course.category],
    ['Instructor', course.instructor],
    ['Language', course.language || courseDefaults.language],
    ['Level', course.difficulty === null ? courseDefaults.level : difficultyLabel(course.difficulty)],
    ['Tags', pageBadges(course).join(', ') || 'None'],
    ['Visibility', publishedText(course)],
    ['Last updated', updated === null ? courseDefaults.lastUpdated : dateFormat.format(updated)],
    ['Rating', course.rating === null ? 'None yet' : `${course.rating.toFixed(1)} of 5`],
  ];
}
