/** Level and price of a course as screens tell them, in the words of the index `courses_catalogue_filters`. */
import { sql } from 'drizzle-orm';

/** A course that says nothing of it is for beginners. */
export const level = sql`coalesce(courses.difficulty, 'beginner'::course_difficulty)`;

export const isFree = sql`(coalesce(courses.price, 0) = 0)`;
