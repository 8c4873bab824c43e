/** The SQL of the search in lessons. What may be found is decided by the scope alone; see search-scope.ts. */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Place } from './moment-cursor.ts';
import type { MomentQuery } from './moment-query.ts';
import {
  columns,
  everywhere,
  exact,
  ids,
  inOrder,
  isAfter,
  isTogether,
  own,
  proven,
  publicEverywhere,
  publicNear,
  readable,
  scoreOf,
  wanted,
} from './moment-sql.ts';
import type { SearchScope } from './search-scope.ts';

export interface FoundMoment extends Place {
  readonly courseId: string;
  readonly courseTitle: string;
  readonly moduleId: string;
  readonly lessonTitle: string;
  /** The title, the content, or what is said. */
  readonly text: string;
  readonly language: string | null;
  /** What is said around a short cue. */
  readonly before: string | null;
  readonly after: string | null;
}

/** So many hits are ranked; the pages of a search have no more. */
const ranked = sql.raw('100');
/** Shorter cues are shown with their neighbours. */
const shortCue = sql.raw('80');

const searchLessons = (
  name: string,
  { found, text, keys, but }: Record<'found' | 'text' | 'keys' | 'but', SQL>,
) =>
  preparedSql<FoundMoment>(
    name,
    sql`
      with hits as materialized (
        select lessons.id, lessons.id as lesson_id, 0 as start_ms,
          ${scoreOf({ text, isOwn: sql`true`, isExact: sql`${keys} @@ ${exact}` })} as score
        from (select distinct lesson_id from ${found}) found join lessons on lessons.id = found.lesson_id
        where ${isTogether(text)} ${but}
      )
      select ${columns}, left(${text}, 20000) as text, null as language, null as before, null as after
      from (select * from hits where ${isAfter} ${inOrder}) hits
      join lessons on lessons.id = lesson_id join courses on courses.id = lessons.course_id
      ${inOrder}`,
  );

const title = { text: sql`lessons.title`, keys: sql`lessons.title_words`, but: sql`` };
const titleSearch = searchLessons('moments_of_titles', {
  ...title,
  found: sql`academy_find_lessons(true, ${wanted}, ${proven}, ${readable}, ${everywhere}, ${ranked})`,
});
const contentSearch = searchLessons('moments_of_contents', {
  found: sql`academy_find_lessons(false, ${wanted}, ${proven}, ${readable}, ${everywhere}, ${ranked})`,
  text: sql`lessons.content`,
  keys: sql`lessons.content_words`,
  // It was found by its title already.
  but: sql`and (lessons.title_words @@ ${own}) is not true`,
});
const publicTitleSearch = searchLessons('moments_of_public_titles', {
  ...title,
  found: sql`academy_find_public_lessons(${wanted}, ${proven}, ${publicNear}, ${readable}, ${publicEverywhere}, ${ranked})`,
});

const neighbour = (name: string, side: SQL) => sql`
  left join lateral (
    select text from caption_cues where track_id = hits.track_id and char_length(hits.text) < ${shortCue} and ${side} limit 1
  ) ${sql.raw(name)} on true`;

/** Words that began in the cue before are shown with it, and the film is opened there. */
const speechSearch = preparedSql<FoundMoment>(
  'moments_of_speech',
  sql`
    with cues as materialized (
      select cue.*, (search_words @@ ${own}) is true as is_own, (search_words @@ ${exact}) is true as is_exact
      from (select distinct cue_id from academy_find_cues(${wanted}, ${proven}, ${exact}, ${ids('near')}, ${ids('rest')},
          ${everywhere}, ${ranked})) found
      join caption_cues cue on cue.id = found.cue_id
    ), said as materialized (
      select cues.id, track_id, is_own, is_exact, coalesce(earlier.start_ms, cues.start_ms) as start_ms,
        case when earlier.text is null then cues.text else earlier.text || ' ' || cues.text end as text
      from cues left join lateral (
        select text, start_ms from caption_cues
        where not cues.is_own and track_id = cues.track_id and start_ms < cues.start_ms order by start_ms desc limit 1
      ) earlier on true
    ), hits as materialized (
      select said.id, track_id, text, language, start_ms, lesson_id,
        ${scoreOf({ text: sql`text`, isOwn: sql`is_own`, isExact: sql`is_exact` })} as score
      from said join caption_tracks on caption_tracks.id = track_id
      where ${isTogether(sql`text`)}
    )
    select ${columns}, hits.text, hits.language, before_it.text as before, after_it.text as after
    from (select * from hits where ${isAfter} ${inOrder}) hits
    join lessons on lessons.id = lesson_id join courses on courses.id = lessons.course_id
    ${neighbour('before_it', sql`start_ms < hits.start_ms order by start_ms desc`)}
    ${neighbour('after_it', sql`start_ms > hits.start_ms order by start_ms`)}
    ${inOrder}`,
);

const searches = {
  title: titleSearch,
  content: contentSearch,
  speech: speechSearch,
  publicTitle: publicTitleSearch,
} as const;

interface MomentSearch {
  readonly stage: keyof typeof searches;
  readonly query: MomentQuery;
  readonly scope: SearchScope;
  readonly place: Place;
  readonly limit: number;
}

export const findMoments = (
  db: Queryable,
  { stage, query, scope, place, limit }: MomentSearch,
): Promise<FoundMoment[]> => searches[stage](db, { ...query, ...scope, ...place, limit });
