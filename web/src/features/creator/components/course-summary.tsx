import type { Course } from '@academy/contract/courses/course.ts';
import { pageBadges } from '@academy/contract/courses/course-badges.ts';
import { t } from '@lingui/core/macro';
import { courseDefaultTexts } from '@/lib/course-defaults.ts';
import { badgeText, categoryText, difficultyText, priceText } from '@/lib/course-words.ts';
import { shortDate } from '@/lib/language/dates.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { reviewsText } from '@/lib/review-words.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { publishedText } from '../own-course-status.ts';

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
  return [
    [t`Price`, priceText(course.price)],
    [t`Category`, categoryText(course.category)],
    [t`Instructor`, course.instructor],
    [t`Language`, course.language || courseDefaultTexts.language()],
    [t`Level`, difficultyText(course.difficulty)],
    [t`Tags`, pageBadges(course).map(badgeText).join(', ') || t({ message: 'None', context: 'tags' })],
    [t`Visibility`, publishedText(course)],
    [t`Last updated`, updatedText(course)],
    [t`Rating`, ratingText(course)],
  ];
}

function updatedText({ lastUpdated }: Course): string {
  return lastUpdated === null ? courseDefaultTexts.lastUpdated() : shortDate(new Date(lastUpdated));
}

function ratingText({ rating, reviewCount }: Course): string {
  if (rating === null) return t({ message: 'None yet', context: 'rating' });
  const stars = numberText(rating, 1);
  const mean = t`${stars} of 5`;
  return reviewCount === undefined ? mean : `${mean} (${reviewsText(reviewCount)})`;
}
