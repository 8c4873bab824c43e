/** The control: PostgreSQL's own full-text search over the sentences and paragraphs of the same courses. */
import type pg from 'pg';
import { type MeasuredCourse, readMeasuredCourse } from './measured-courses.ts';
import type { MeasuredQuestion } from './question-set.ts';
import type { FoundPlace } from './right-places.ts';

/** All words of the question, or any of them. */
export type Joining = 'and' | 'or';

interface Row {
  readonly lesson: string;
  readonly kind: FoundPlace['kind'];
  readonly seconds: number | null;
  readonly text: string;
}

const configOf = (language: 'English' | 'Bengali') => (language === 'English' ? 'english' : 'simple');

export async function fillControl(pool: pg.Pool, courses: readonly string[]): Promise<void> {
  await pool.query(
    `CREATE TABLE bench_passages (id int GENERATED ALWAYS AS IDENTITY, course text, lesson text, kind text, seconds float8,
       text text, words tsvector)`,
  );
  for (const name of courses) {
    const course = readMeasuredCourse(name);
    const rows = passagesOf(course);
    await pool.query(
      `INSERT INTO bench_passages (course, lesson, kind, seconds, text, words)
       SELECT $1, lesson, kind, seconds, text, to_tsvector($2::regconfig, text)
       FROM unnest($3::text[], $4::text[], $5::float8[], $6::text[]) AS made (lesson, kind, seconds, text)`,
      [
        name,
        configOf(course.language),
        rows.map(({ lesson }) => lesson),
        rows.map(({ kind }) => kind),
        rows.map(({ seconds }) => seconds),
        rows.map(({ text }) => text),
      ],
    );
  }
  await pool.query('CREATE INDEX ON bench_passages USING gin (words)');
}

const endOfSentence = /[.!?।]["'”’»)]?$/u;

/** Cues until a sentence ends, paragraphs and takeaways. */
function passagesOf(course: MeasuredCourse): Row[] {
  return course.lessons.flatMap(({ title: lesson, cues, content, takeaways }) => {
    const spoken: { seconds: number; text: string }[] = [];
    for (const { at, text } of cues) {
      const open = spoken.at(-1);
      if (open === undefined || endOfSentence.test(open.text)) spoken.push({ seconds: at, text });
      else open.text += ` ${text}`;
    }
    const paragraphs = content.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
    return [
      ...spoken.map((sentence) => ({ lesson, kind: 'speech' as const, ...sentence })),
      ...paragraphs.map((text) => ({ lesson, kind: 'content' as const, seconds: null, text })),
      ...takeaways.map((text) => ({ lesson, kind: 'takeaway' as const, seconds: null, text })),
    ];
  });
}

export async function askControl(
  pool: pg.Pool,
  { course, question }: MeasuredQuestion,
  joining: Joining,
): Promise<FoundPlace[]> {
  const query = 'plainto_tsquery($2::regconfig, $3)';
  const { rows } = await pool.query<Row>(
    `SELECT lesson, kind, seconds, text
     FROM bench_passages, (SELECT ${joining === 'and' ? query : `replace(${query}::text, '&', '|')::tsquery`} AS asked) question
     WHERE course = $1 AND words @@ asked ORDER BY ts_rank_cd(words, asked) DESC, id LIMIT 3`,
    [course, configOf(readMeasuredCourse(course).language), question],
  );
  return rows;
}
