import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';

export interface FilmRow {
  readonly version: string;
  readonly seconds: number;
  readonly beganAt: string | null;
  readonly countedAt: string | null;
  readonly viewers: number;
}

const lessonId = sql.placeholder('lessonId');
const filmId = sql.placeholder('filmId');
const part = sql`${sql.placeholder('partSeconds')}::int`;

/** Those that were watched, and the one that plays now though nobody watched it yet; the newest first. */
const list = preparedSql<FilmRow>(
  'watching_films',
  sql`select id as version, seconds, began_at as "beganAt", counted_at as "countedAt", viewers
    from watched_films where lesson_id = ${lessonId}
    union all
    select id, least(86400, greatest(1, round(duration_seconds)::int)), null, null, 0 from (
      select asset.id, duration_seconds from video_assets asset
      where lesson_id = ${lessonId} and retired_at is null and removed_at is null and duration_seconds is not null
        and exists (select from video_renditions where asset_id = asset.id)
      order by asset.state = 'ready' desc, asset.version desc limit 1
    ) playing where not exists (select from watched_films where watched_films.id = playing.id)
    order by 3 desc nulls first, 1 desc`,
);

export const listFilms = (db: Queryable, lessonId: string) => list(db, { lessonId });

export interface PartRow {
  readonly part: number;
  readonly people: number;
}

interface SumRow {
  readonly watched: number;
  readonly watchedAgain: number;
  readonly stopped: number;
}

/** Of seconds in a part the one that most people saw: so many there are at least. Everyone stopped at one second only. */
const sums = preparedSql<SumRow>(
  'watching_sums',
  sql`select (place - 1) / ${part} as part, max(w)::int as watched, max(a)::int as "watchedAgain", sum(s)::int as stopped
    from watched_films, unnest(watched, again, stopped) with ordinality as each (w, a, s, place)
    where id = ${filmId} group by 1 order by 1`,
);

export const listSums = (db: Queryable, filmId: string, partSeconds: number) =>
  sums(db, { filmId, partSeconds });

/** What students did at a second of the film while it was shown, and before the sums were made. */
interface Marks {
  readonly lessonId: string;
  readonly partSeconds: number;
  /** Null: from the beginning; and as of now. */
  readonly from: string | null;
  readonly until: string | null;
  readonly countedAt: string;
}

const within = (column: string) => {
  const at = sql.raw(column);
  return sql`${at} <= ${sql.placeholder('countedAt')}::timestamptz
    and (${sql.placeholder('from')}::timestamptz is null or ${at} >= ${sql.placeholder('from')}::timestamptz)
    and (${sql.placeholder('until')}::timestamptz is null or ${at} < ${sql.placeholder('until')}::timestamptz)`;
};

/** Students alone, and only who lets themselves be counted. */
const students = (userId: string) => sql`join lessons on lessons.id = ${lessonId}
    join courses on courses.id = lessons.course_id
    join enrollments on enrollments.course_id = courses.id and enrollments.user_id = ${sql.raw(userId)}
    join users on users.id = enrollments.user_id and users.id <> courses.author_id and users.is_watching_counted
      and users.role <> 'admin' and not users.is_listed_admin`;

const notes = preparedSql<PartRow>(
  'watching_notes',
  sql`select timed_notes.seconds / ${part} as part, count(distinct users.id)::int as people
    from timed_notes ${students('timed_notes.user_id')}
    where timed_notes.lesson_id = ${lessonId} and ${within('timed_notes.created_at')} group by 1`,
);

const questions = preparedSql<PartRow>(
  'watching_questions',
  sql`select at_seconds / ${part} as part, count(distinct users.id)::int as people
    from chats join chat_exchanges on chat_exchanges.chat_id = chats.id ${students('chats.user_id')}
    where chats.lesson_id = ${lessonId} and at_seconds is not null and ${within('chat_exchanges.asked_at')} group by 1`,
);

const wrongAnswers = preparedSql<PartRow>(
  'watching_wrong_answers',
  sql`select at_seconds / ${part} as part, count(distinct users.id)::int as people
    from quiz_questions join quiz_results on question_id = quiz_questions.id ${students('quiz_results.user_id')}
    where quiz_questions.lesson_id = ${lessonId} and at_seconds is not null and not is_right
      and ${within('quiz_results.answered_at')} group by 1`,
);

export async function listMarks(db: Queryable, marks: Marks) {
  const values = { ...marks };
  const [noted, asked, wrong] = await Promise.all([
    notes(db, values),
    questions(db, values),
    wrongAnswers(db, values),
  ]);
  return { notes: noted, questions: asked, wrongAnswers: wrong };
}
