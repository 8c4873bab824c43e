import { catalogueCategories, categoryIdOf } from '@academy/contract/courses/categories.ts';
import type { Course } from '@academy/contract/courses/course.ts';
import { progressPercent } from '@academy/contract/enrollments/progress.ts';
import { ratingOf } from '@academy/contract/reviews/review-rules.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { getTableColumns, type InferSelectModel, sql } from 'drizzle-orm';
import {
  completedLessons,
  completedSeconds,
  isEnrolled,
  toldSeconds,
  totalLessons,
  totalSeconds,
  viewerId,
} from '../../access/course-sql.ts';
import { sentTime } from '../../access/sent-time.ts';

const { searchText, titleSearchText, createdAt, ...shown } = getTableColumns(courses);

/** Whose accounts are gone: they go on counting. */
const departed = (which: 'students' | 'finished') => sql`coalesce(
  (select ${sql.raw(which)} from departed_students where departed_students.course_id = courses.id), 0)`;

/**
 * What a reading of courses selects: all that may be shown, the counts, which are never stored, and
 * what is the viewer's own (nothing, for a visitor, whose id is null). Students whose number is known are not counted
 * again. Tables are named in full: in a query of one table, columns are written without theirs.
 */
export const courseColumns = {
  ...shown,
  totalLessons: totalLessons(),
  studentCount: sql<number>`coalesce(
    (${sql.placeholder('knownCounts')}::jsonb ->> courses.id::text)::int,
    (select count(*)::int from enrollments where enrollments.course_id = courses.id) + ${departed('students')}
  )`,
  isEnrolled,
  completedLessons: completedLessons(),
  totalSeconds,
  completedSeconds,
  stars: sql<number[] | null>`(select stars from review_summaries where course_id = courses.id)`,
  lastWatchedLessonId: sql<string | null>`(
    select last_watched_lesson_id from enrollments
    where enrollments.user_id = ${viewerId}::uuid and enrollments.course_id = courses.id
  )`,
};

/** In words of their own, which only the page of a course has room for. */
export const creator = sql<Course['creator'] | null>`(
  select json_build_object('name', coalesce(users.display_name, users.name), 'bio', creator_settings.bio)
  from creator_settings join users on users.id = creator_settings.user_id
  where creator_settings.user_id = courses.author_id and creator_settings.bio is not null
)`;

/** Whether it waits for an admin, or was refused by one. */
export const approval = sql<Course['approval'] | null>`(
  select json_build_object('state', state, 'reason', reason, 'at',
    ${sentTime(sql`coalesce(decided_at, submitted_at)`)})
  from course_approvals where course_approvals.course_id = courses.id
)`;

/**
 * How many students completed every lesson that the course has now. They completed the last one too, and few come
 * that far: only their lessons are counted.
 */
export const finishedStudents = sql<number>`(
  select count(*)::int from lesson_progress reached
  where reached.completed_at is not null
    and reached.lesson_id = (
      select lessons.id from lessons join modules on modules.id = lessons.module_id
      where lessons.course_id = courses.id
      order by modules.position desc, lessons.position desc limit 1
    )
    and ${completedLessons(sql`reached.user_id`)} >= ${totalLessons()}
) + ${departed('finished')}`;

export type CourseRow = Pick<InferSelectModel<typeof courses>, keyof typeof shown> &
  Pick<
    Course,
    'totalLessons' | 'studentCount' | 'isEnrolled' | 'completedLessons' | 'lastWatchedLessonId'
  > & {
    readonly creator?: Course['creator'] | null;
    readonly totalSeconds: number | null;
    readonly completedSeconds: number;
    readonly stars: number[] | null;
  };

/** Field by field: a list has many courses, and taking rows apart and putting them together was most of what it cost. */
export function presentCourse(row: CourseRow): Course {
  const course: Course = {
    _id: row.id,
    id: row.id,
    title: row.title,
    description: row.description,
    thumbnailUrl: row.thumbnailUrl,
    instructor: row.instructor,
    instructorAvatar: row.instructorAvatar,
    categoryId: categoryIdOf(catalogueCategories, row.category) ?? null,
    category: row.category,
    price: row.price,
    rating: row.rating,
    isNew: row.isNew,
    bestseller: row.isBestseller,
    featured: row.isFeatured,
    lastUpdated: row.lastUpdatedAt?.toISOString() ?? null,
    language: row.language,
    difficulty: row.difficulty,
    totalLessons: row.totalLessons,
    completedLessons: row.completedLessons,
    progress: progressPercent(row.completedLessons, row.totalLessons),
    studentCount: row.studentCount,
    completionRate: null,
    totalDuration: row.totalDuration,
    whatYouWillLearn: row.whatYouWillLearn,
    requirements: row.requirements,
    targetAudience: row.targetAudience,
    isEnrolled: row.isEnrolled,
    lastWatchedLessonId: row.lastWatchedLessonId,
    status: row.status,
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
  if (row.totalSeconds !== null) Object.assign(course, toldSeconds(row));
  if (row.stars !== null) Object.assign(course, toldRating(row.stars));
  if (row.creator) course.creator = row.creator;
  return course;
}

interface Managed {
  readonly finishedStudents: number;
  readonly approval: Course['approval'] | null;
}

/** The same for those who manage it: how many finish, and which revision a save would be based on. */
export function presentManagedCourse(row: CourseRow, { finishedStudents, approval }: Managed): Course {
  return {
    ...presentCourse(row),
    completionRate: progressPercent(finishedStudents, row.studentCount),
    revision: row.revision,
    ...(approval ? { approval } : {}),
  };
}

/** Until the first review, a course keeps the rating that it has by itself. */
function toldRating(stars: readonly number[]) {
  const { count, mean } = ratingOf(stars);
  return count === 0 ? {} : { rating: mean, reviewCount: count };
}
