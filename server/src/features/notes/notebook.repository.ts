/**
 * The notes of one person across courses. Titles are told of courses that they may see now, and of no others: a course that was hidden
 * with its author keeps its new title to itself, while what was noted there stays its writer's.
 */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';
import type { Viewer } from '../../access/course-policy.ts';
import { isVisible, viewerId } from '../../access/course-sql.ts';

const courseId = sql`${sql.placeholder('courseId')}::uuid`;
const courseTitle = sql`case when ${isVisible} then courses.title end`;
const lessonTitle = sql`case when ${isVisible} then lessons.title end`;

/** Both kinds of notes. An emptied free note is none. */
const mine = sql`(
  select id, lesson_id, seconds, content, search_text, updated_at from timed_notes where user_id = ${viewerId}::uuid
  union all
  select null, lesson_id, null, content, search_text, updated_at from notes
  where user_id = ${viewerId}::uuid and content <> ''
)`;

export interface NotebookRow {
  readonly id: string | null;
  readonly seconds: number | null;
  readonly content: string;
  readonly isCut: boolean;
  readonly updatedAt: string;
  readonly courseId: string;
  readonly courseTitle: string | null;
  readonly moduleId: string;
  readonly lessonId: string;
  readonly lessonTitle: string | null;
}

/** The words are folded as the notes are, and each of them has to be in a note. */
const read = preparedSql<NotebookRow>(
  'notebook_read',
  sql`
    with words as materialized (
      select word from regexp_split_to_table(academy_fold(${sql.placeholder('search')}), '\\s+') as word where word <> ''
    ), found as (
      select mine.*, lessons.course_id, lessons.module_id, ${courseTitle} as course_title, ${lessonTitle} as lesson_title,
        max(mine.updated_at) over (partition by lessons.course_id) as course_changed,
        max(mine.updated_at) over (partition by mine.lesson_id) as lesson_changed
      from ${mine} mine
      join lessons on lessons.id = mine.lesson_id
      join courses on courses.id = lessons.course_id
      where (${courseId} is null or lessons.course_id = ${courseId})
        and not exists (select from words where strpos(mine.search_text, word) = 0)
      order by course_changed desc, course_id, lesson_changed desc, lesson_id, seconds nulls first, id
      limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
    )
    select id, seconds, left(content, ${sql.placeholder('textLength')}::int) as content,
      char_length(content) > ${sql.placeholder('textLength')}::int as "isCut", updated_at as "updatedAt",
      course_id as "courseId", course_title as "courseTitle", module_id as "moduleId",
      lesson_id as "lessonId", lesson_title as "lessonTitle"
    from found
    order by course_changed desc, course_id, lesson_changed desc, lesson_id, seconds nulls first, id`,
);

interface NotebookPage {
  readonly search: string;
  readonly courseId: string | null;
  readonly textLength: number;
  readonly limit: number;
  readonly offset: number;
}

const asViewer = ({ id, role }: Viewer) => ({ viewerId: id, isAdmin: role === 'admin' });

export const readPage = (db: Queryable, viewer: Viewer, page: NotebookPage) =>
  read(db, { ...asViewer(viewer), ...page });

/** More courses than anybody chooses from a list. */
const listedCourses = sql.raw('500');

const listCourses = preparedSql<{ id: string; title: string | null }>(
  'notebook_courses',
  sql`
    select courses.id, ${courseTitle} as title
    from courses join (
      select lessons.course_id, max(updated_at) as changed from ${mine} mine join lessons on lessons.id = mine.lesson_id
      group by lessons.course_id
    ) noted on noted.course_id = courses.id
    order by noted.changed desc, courses.id limit ${listedCourses}`,
);

export const listNotedCourses = (db: Queryable, viewer: Viewer) => listCourses(db, asViewer(viewer));

export type NotedLesson = Pick<
  NotebookRow,
  'courseId' | 'courseTitle' | 'moduleId' | 'lessonId' | 'lessonTitle'
>;

/** In the order of each curriculum, course after course. */
const listLessons = preparedSql<NotedLesson>(
  'notebook_lessons',
  sql`
    select lessons.course_id as "courseId", ${courseTitle} as "courseTitle", lessons.module_id as "moduleId",
      lessons.id as "lessonId", ${lessonTitle} as "lessonTitle"
    from lessons
    join modules on modules.id = lessons.module_id
    join courses on courses.id = lessons.course_id
    where lessons.id in (select lesson_id from ${mine} mine) and (${courseId} is null or lessons.course_id = ${courseId})
    order by courses.title, courses.id, modules.position, modules.id, lessons.position, lessons.id`,
);

export const listNotedLessons = (db: Queryable, viewer: Viewer, courseId: string | null) =>
  listLessons(db, { ...asViewer(viewer), courseId });

export interface LessonNote {
  readonly seconds: number | null;
  readonly content: string;
}

const listOfLesson = preparedSql<LessonNote>(
  'notebook_of_lesson',
  sql`
    select seconds, content from ${mine} mine where lesson_id = ${sql.placeholder('lessonId')}::uuid
    order by seconds nulls first, id`,
);

export const listLessonNotes = (db: Queryable, viewer: Viewer, lessonId: string) =>
  listOfLesson(db, { viewerId: viewer.id, lessonId });
