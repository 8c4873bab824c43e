/** What the statements of the search in lessons have in common: their values, the score of a hit, and the order of hits. */
import { type SQL, sql } from 'drizzle-orm';

const asQuery = (name: string) => sql`${sql.placeholder(name)}::tsquery`;
export const ids = (name: string) => sql`${sql.placeholder(name)}::uuid[]`;
export const [wanted, proven, own, exact] = [
  asQuery('wanted'),
  asQuery('proven'),
  asQuery('own'),
  asQuery('exact'),
];
const together = sql`${sql.placeholder('together')}::text[]`;
const phrase = sql`${sql.placeholder('phrase')}::text`;
/** Of contents and speech. */
export const readable = ids('readable');
export const everywhere = sql`${sql.placeholder('everywhere')}::boolean`;
export const publicNear = ids('publicNear');
export const publicEverywhere = sql`${sql.placeholder('publicEverywhere')}::boolean`;

/** Folding a text again is the dear part: only where words have to stand in a row. */
export const isTogether = (text: SQL) =>
  sql`(cardinality(${together}) = 0 or ' ' || academy_word_text(${text}) like all (${together}))`;
export const scoreOf = ({ text, isOwn, isExact }: { text: SQL; isOwn: SQL; isExact: SQL }) => sql`
  (case when ${isOwn} then 4 else 0 end
    + case when ${phrase} is not null and ' ' || academy_word_text(${text}) like ${phrase} then 2 else 0 end
    + case when ${isExact} then 1 else 0 end)`;

/** After the last moment of the page before. */
const place = {
  score: sql`${sql.placeholder('score')}::int`,
  lesson: sql`${sql.placeholder('lessonId')}::uuid`,
  rest: sql`(${sql.placeholder('startMs')}::int, ${sql.placeholder('id')}::uuid)`,
};
export const isAfter = sql`(score < ${place.score} or (score = ${place.score} and (lesson_id < ${place.lesson}
  or (lesson_id = ${place.lesson} and (start_ms, id) > ${place.rest}))))`;
export const inOrder = sql`order by score desc, lesson_id desc, start_ms, id limit ${sql.placeholder('limit')}::int`;
export const columns = sql`score, hits.id, lesson_id as "lessonId", start_ms as "startMs", lessons.title as "lessonTitle",
  lessons.module_id as "moduleId", courses.id as "courseId", courses.title as "courseTitle"`;
