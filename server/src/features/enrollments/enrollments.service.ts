import type { EnrolledCourse, EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';
import { progressPercent } from '@academy/contract/enrollments/progress.ts';
import type { FindCourseFacts } from '../../access/course-facts.ts';
import { canSee, type Person } from '../../access/course-policy.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import type { EnrollmentsRepository } from './enrollments.repository.ts';

export type EnrollmentsService = ReturnType<typeof createEnrollmentsService>;

const notEnrolled: EnrollmentStatus = {
  enrolled: false,
  progress: 0,
  completedLessons: 0,
  lastWatchedLessonId: null,
  lessons: {},
};

export function createEnrollmentsService(
  enrollments: EnrollmentsRepository,
  findCourseFacts: FindCourseFacts,
) {
  /** A course that the viewer may not see is missing, to the letter. */
  const seenCourse = async (viewer: Person, courseId: string) => {
    const course = await findCourseFacts(viewer.id, { courseId, moduleId: null, lessonId: null });
    if (course === null || !canSee(course, viewer)) throw notFound('Course');
    return course;
  };

  const statusOf = async (viewer: Person, courseId: string) => {
    const [row, touched] = await Promise.all([
      enrollments.findStatus(viewer.id, courseId),
      enrollments.listTouchedLessons(viewer.id, courseId),
    ]);
    if (row === undefined) throw notFound('Course');
    const status: EnrollmentStatus =
      row.enrolledAt === null
        ? notEnrolled
        : {
            enrolled: true,
            progress: progressPercent(row.completedLessons, row.totalLessons),
            completedLessons: row.completedLessons,
            lastWatchedLessonId: row.lastWatchedLessonId,
            lessons: Object.fromEntries(
              touched.map(({ lessonId, completedAt }) => [
                lessonId,
                { status: completedAt === null ? ('started' as const) : ('completed' as const) },
              ]),
            ),
          };
    return { title: row.title, status };
  };

  return {
    list: async (viewer: Person, limit: number): Promise<EnrolledCourse[]> =>
      (await enrollments.list(viewer.id, limit)).map((row) => ({
        ...row,
        _id: row.id,
        progress: progressPercent(row.completedLessons, row.totalLessons),
        lastAccessedAt: row.lastAccessedAt.toISOString(),
      })),

    getStatus: async (viewer: Person, courseId: string): Promise<EnrollmentStatus> => {
      await seenCourse(viewer, courseId);
      return (await statusOf(viewer, courseId)).status;
    },

    /** Enrolling twice changes nothing; only a published course takes new students. */
    enroll: async (viewer: Person, courseId: string) => {
      const course = await seenCourse(viewer, courseId);
      if (course.status !== 'published' && !course.isEnrolled) {
        throw new HttpError('conflict', 'This course is not published, so nobody can enroll in it.');
      }
      const isNew = !course.isEnrolled && (await enrollments.insert(viewer.id, courseId));
      const { title, status } = await statusOf(viewer, courseId);
      return { isNew, answer: { course: { _id: courseId, title }, enrollment: status } };
    },

    completeLesson: async (viewer: Person, courseId: string, lessonId: string): Promise<void> => {
      await enrollments.completeLesson(viewer.id, courseId, lessonId);
    },
  };
}
