import { catalogueCategories } from '@academy/contract/courses/categories.ts';
import { difficulties } from '@academy/contract/courses/difficulty.ts';
import { pick, pseudoRandom } from '../pseudo-random.ts';
import { stableId } from '../stable-id.ts';
import { bengaliText, englishText, rareWords } from './large-course-text.ts';

/** A row of courses, named as the columns are: it goes to the database as JSON. */
export interface LargeCourseRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly instructor: string;
  readonly price: number | null;
  readonly rating: number | null;
  readonly language: string | null;
  readonly difficulty: string | null;
  readonly total_duration: string | null;
  readonly is_new: boolean;
  readonly is_bestseller: boolean;
  readonly is_featured: boolean;
  readonly what_you_will_learn: readonly string[];
  readonly published_at: string;
}

const BENGALI_SHARE = 0.15;
/** Older than any demo course, which so stays on the first page. */
const NEWEST_MS = Date.UTC(2020, 0, 1);
const MINUTES_APART = 7;

export function largeCourseId(number: number): string {
  return stableId('large catalogue', number);
}

/** The course of that number: always the same one. */
export function largeCourse(number: number): LargeCourseRow {
  const random = pseudoRandom('large catalogue', number);
  const category = pick(random, catalogueCategories).name;
  const writeText = random() < BENGALI_SHARE ? bengaliText : englishText;
  return {
    id: largeCourseId(number),
    ...writeText({ random, category, rare: rareWords(number) }),
    category,
    price: random() < 0.25 ? null : Math.ceil(random() * 90) + pick(random, [0, 0.5, 0.99]),
    rating: random() < 0.1 ? null : Math.round(30 + random() * 20) / 10,
    difficulty: pick(random, [...difficulties, null]),
    total_duration: pick(random, [null, '2 hours', '4 hours', '12 hours']),
    is_new: random() < 0.1,
    is_bestseller: random() < 0.05,
    is_featured: random() < 0.05,
    published_at: new Date(NEWEST_MS - number * MINUTES_APART * 60_000).toISOString(),
  };
}
