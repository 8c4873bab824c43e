/** The first look of a search: which courses it reads, each answered from an index in the catalogue's order. */
import { sql } from 'drizzle-orm';
import { isFree, level } from './course-filter-sql.ts';

/** How many courses a look reads: of all, of a category, or of one level and price. */
const mostRead = 1000;
/** Of a category, whatever their level and price: no index has all three. */
const ofCategoryRead = 2000;

/** Without words every course that is read is a hit. */
export const readForHits = (hits: number | null) => Math.min(hits ?? mostRead, mostRead);

const read = sql`${sql.placeholder('read')}::int`;
const levels = sql`${sql.placeholder('levels')}::course_difficulty[]`;
const prices = sql`${sql.placeholder('prices')}::boolean[]`;
export const category = sql`${sql.placeholder('category')}`;

const searched = sql`courses.id, courses.published_at, courses.title_search_text, courses.search_text`;
const newestFirst = sql`order by courses.published_at desc, courses.id desc`;
const published = sql`courses.status = 'published'`;

export const newest = sql`
  select ${searched} from courses where ${published} ${newestFirst} limit ${sql.raw(String(mostRead))}`;

export const newestOfCategory = sql`
  select ${searched} from courses where ${published} and category = ${category} ${newestFirst}
  limit ${sql.raw(String(mostRead))}`;

/** Level by level and price by price, as an index has no order across them. */
export const newestOfFilters = sql`
  select of_filter.* from unnest(${levels}) as wanted_level, unnest(${prices}) as wanted_price
  cross join lateral (
    select ${searched} from courses
    where ${published} and ${isFree} = wanted_price and ${level} = wanted_level ${newestFirst} limit ${read}
  ) of_filter`;

export const newestOfCategoryAndFilters = sql`
  select id, published_at, title_search_text, search_text from (
    select ${searched}, ${isFree} as is_free, ${level} as level from courses
    where ${published} and category = ${category} ${newestFirst} limit ${sql.raw(String(ofCategoryRead))}
  ) of_category
  where is_free = any(${prices}) and level = any(${levels})`;

/** Of what the second look found: it knows words and category alone. */
export const suits = sql`
  found where exists (
    select from courses where courses.id = found.id and ${isFree} = any(${prices}) and ${level} = any(${levels})
  )`;
