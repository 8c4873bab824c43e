import { catalogueCategories, categoryNameOf } from '@academy/contract/courses/categories.ts';
import type { Course } from '@academy/contract/courses/course.ts';
import { catalogue } from '@academy/contract/courses/course-constants.ts';
import type { CourseListQuery } from '@academy/contract/courses/course-list-query.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import type { ReplicaReads } from '@academy/platform/database/replica.ts';
import { isId } from '@academy/platform/ids.ts';
import { canManage, canSee, type Viewer } from '../../access/course-policy.ts';
import { findCourse } from '../../access/find-course.ts';
import { isWords, type Words } from '../../access/like-patterns.ts';
import { Refusal } from '../../refusal.ts';
import { presentCourse, presentManagedCourse } from './course-row.ts';
import * as search from './course-search.repository.ts';
import * as courses from './courses.repository.ts';
import { type Reading, subjectOf } from './filter-words.ts';
import { LargeCourseCounts } from './large-course-counts.ts';
import { readingsOf } from './search-readings.ts';

export type CoursesService = ReturnType<typeof createCoursesService>;

export function createCoursesService({ db }: Database, visitorReads: ReplicaReads, clock: Clock) {
  const counts = new LargeCourseCounts(clock);

  const readFor = <Found>(viewer: Viewer | null, read: (db: Queryable) => Promise<Found>) =>
    viewer === null ? visitorReads.read(read) : read(db);

  const listRows = async (db: Queryable, viewerId: string | null, query: CourseListQuery) => {
    const { text, category, limit } = scopeOf(query);
    // A category that does not exist has no courses.
    if (category === undefined) return [];
    if (text !== '') {
      const ids = await searchByWords(db, text, (words) =>
        search.findIdsOfAny(db, readingsOf(words), { category, limit }),
      );
      const found = await counts.use((known) => courses.listByIds(db, { ...known, viewerId, ids }));
      const rows = new Map(found.map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    }
    return counts.use((known) =>
      category === null
        ? courses.listNewest(db, { ...known, viewerId, limit })
        : courses.listNewestOfCategory(db, { ...known, viewerId, category, limit }),
    );
  };

  /** In the order of reading, whatever is searched for: students are in too few courses for a rank to help. */
  const listEnrolledRows = async (viewerId: string, query: CourseListQuery) => {
    const { text, category, limit } = scopeOf(query);
    if (category === undefined) return [];
    const list = (readings: Reading[]) =>
      counts.use((known) => courses.listEnrolled(db, { ...known, viewerId, readings, category, limit }));
    return text === ''
      ? list([{ words: [], levels: null, isFree: false }])
      : searchByWords(db, text, (words) => list(readingsOf(words)));
  };

  return {
    listEnrolled: async (viewer: Viewer, query: CourseListQuery): Promise<Course[]> =>
      (await listEnrolledRows(viewer.id, query)).map(presentCourse),

    listPublished: async (viewer: Viewer | null, query: CourseListQuery): Promise<Course[]> =>
      (await readFor(viewer, (db) => listRows(db, viewer?.id ?? null, query))).map(presentCourse),

    listOfAuthor: async (viewer: Viewer): Promise<Course[]> =>
      (await courses.listOfAuthor(db, viewer.id)).map(({ finishedStudents, approval, ...row }) =>
        presentManagedCourse(row, { finishedStudents, approval }),
      ),

    /** For the page of a course, which tells what else its instructor teaches. */
    listOthers: (viewer: Viewer | null, id: string): Promise<Course[]> =>
      readFor(viewer, async (db) => {
        const viewerId = viewer?.id ?? null;
        const course = await findCourse(db, viewerId, { courseId: id, moduleId: null, lessonId: null });
        if (course === null || !canSee(course, viewer)) throw new Refusal('course_not_found');
        const rows = await counts.use((known) => courses.listOthers(db, { ...known, viewerId, id }));
        return rows.map(presentCourse);
      }),

    /** A course that the viewer may not see is missing, to the letter. */
    get: async (viewer: Viewer | null, id: string): Promise<Course> => {
      const viewerId = viewer?.id ?? null;
      const [row] = isId(id)
        ? await readFor(viewer, (db) =>
            counts.use((known) => courses.listOne(db, { ...known, viewerId, id })),
          )
        : [];
      if (row === undefined || !canSee(row, viewer)) throw new Refusal('course_not_found');
      return canManage(row, viewer)
        ? presentManagedCourse(row, await courses.findManaged(db, id))
        : presentCourse(row);
    },
  };
}

/** What a list is asked for. The category is null for all of them, and undefined for one that does not exist. */
function scopeOf({ search = '', categoryId, limit = catalogue.defaultLimit }: CourseListQuery) {
  const category = categoryId === undefined ? null : categoryNameOf(catalogueCategories, categoryId);
  return { text: search.trim() === '' ? '' : search, category, limit };
}

/** Longer queries are taken as they are: a page of text is pasted, and not mistyped word by word. */
const respelledWords = 8;

/**
 * What a search text finds where `find` looks: the words folded as the courses are. Where they find nothing, small typing errors are
 * forgiven, and then what people put around the subject. The catalogue and one's own courses differ only in where they look.
 */
async function searchByWords<Found>(
  db: Queryable,
  text: string,
  find: (words: Words) => Promise<Found[]>,
): Promise<Found[]> {
  // PostgreSQL text holds no NUL, so nothing there can match one.
  if (text.includes('\0')) return [];
  const findForgiving = async (words: readonly string[]): Promise<Found[]> => {
    if (!isWords(words)) return [];
    const found = await find(words);
    if (found.length > 0 || words.length > respelledWords) return found;
    const respelled = await search.respell(db, words);
    return isWords(respelled) && respelled.join(' ') !== words.join(' ') ? find(respelled) : [];
  };
  const words = await search.foldWords(db, text);
  const found = await findForgiving(words);
  if (found.length > 0) return found;
  const subject = subjectOf(words);
  return subject.length < words.length ? findForgiving(subject) : [];
}
