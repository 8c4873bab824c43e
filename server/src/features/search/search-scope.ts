/**
 * Where a viewer may look. Contents and spoken words are found in courses that they may read (as course-policy.ts says), and
 * nowhere else; titles of lessons are public with their course.
 */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { isId } from '@academy/platform/ids.ts';
import { sql } from 'drizzle-orm';
import { canRead, canSee, type Viewer } from '../../access/course-policy.ts';
import { isOpenToStudents, viewerId } from '../../access/course-sql.ts';
import { findCourse } from '../../access/find-course.ts';

export interface SearchScope {
  /** Courses that the viewer may read, as far as they are named one by one. */
  readonly readable: readonly string[];
  /** What is said there is heard first: a common word is found in a few courses often enough. */
  readonly near: readonly string[];
  /** The other ones of the readable. */
  readonly rest: readonly string[];
  /** An admin reads all others, too. */
  readonly everywhere: boolean;
  /** Where titles alone are found. */
  readonly publicNear: readonly string[];
  readonly publicEverywhere: boolean;
}

const nearCourses = 20;
const nowhere: SearchScope = {
  near: [],
  rest: [],
  everywhere: false,
  publicNear: [],
  publicEverywhere: false,
  readable: [],
};

/** Far more than anyone attends; the oldest beyond it are not searched. */
const mostCourses = sql.raw('1000');

/** What canRead says of enrolled people and authors, newest first. */
const listReadable = preparedSql<{ id: string }>(
  'search_readable_courses',
  sql`
    select id from (
      select course_id as id, enrolled_at as since from enrollments join courses on courses.id = course_id
      where user_id = ${viewerId}::uuid and ${isOpenToStudents}
      union all
      select id, created_at from courses where author_id = ${viewerId}::uuid
    ) readable
    group by id order by max(since) desc, id limit ${mostCourses}`,
);

/** The courses whose films were last given captions. */
const listNewlyCaptioned = preparedSql<{ id: string }>(
  'search_captioned_courses',
  sql`
    select course_id as id from (
      select id, lesson_id from caption_tracks order by id desc limit 500
    ) tracks join lessons on lessons.id = lesson_id
    group by course_id order by max(tracks.id::text) desc limit ${sql.raw(String(nearCourses))}`,
);

const listNewest = preparedSql<{ id: string }>(
  'search_newest_courses',
  sql`select id from courses where status = 'published' order by published_at desc, id desc limit ${sql.raw(String(nearCourses))}`,
);

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

export async function scopeOf(
  db: Queryable,
  viewer: Viewer | null,
  courseId: string | undefined,
): Promise<SearchScope> {
  if (courseId !== undefined) return scopeOfCourse(db, viewer, courseId);
  if (viewer?.role === 'admin') {
    return { ...nowhere, near: idsOf(await listNewlyCaptioned(db, {})), everywhere: true };
  }
  const readable = viewer === null ? [] : idsOf(await listReadable(db, { viewerId: viewer.id }));
  const newest = idsOf(await listNewest(db, {}));
  return {
    near: readable.slice(0, nearCourses),
    rest: readable.slice(nearCourses),
    everywhere: false,
    publicNear: newest.filter((id) => !readable.includes(id)),
    publicEverywhere: true,
    readable,
  };
}

/** A course that the viewer may not see is answered like one that there is not. */
async function scopeOfCourse(db: Queryable, viewer: Viewer | null, courseId: string): Promise<SearchScope> {
  const course = isId(courseId)
    ? await findCourse(db, viewer?.id ?? nobody, { courseId, moduleId: null, lessonId: null })
    : null;
  if (course === null || !canSee(course, viewer)) return nowhere;
  return canRead(course, viewer)
    ? { ...nowhere, readable: [courseId], near: [courseId] }
    : { ...nowhere, publicNear: [courseId] };
}

const nobody = '00000000-0000-0000-0000-000000000000';
