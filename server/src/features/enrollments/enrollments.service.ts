import type { EnrolledCourse, EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';
import { progressPercent } from '@academy/contract/enrollments/progress.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import { endEnrollment, type StudentOfCourse } from '@academy/platform/enrollments/end-enrollment.ts';
import { isId } from '@academy/platform/ids.ts';
import { canSee, type Viewer } from '../../access/course-policy.ts';
import { toldSeconds } from '../../access/course-sql.ts';
import { Refusal } from '../../refusal.ts';
import { endOwnEnrollment, isUser } from './ended-enrollments.repository.ts';
import * as enrollments from './enrollments.repository.ts';

export type EnrollmentsService = ReturnType<typeof createEnrollmentsService>;

const notEnrolled: EnrollmentStatus = {
  enrolled: false,
  progress: 0,
  completedLessons: 0,
  lastWatchedLessonId: null,
  lessons: {},
};

interface EnrollmentsParts {
  readonly database: Database;
  /** Whether a language model answers questions. */
  readonly hasModel: boolean;
}

export function createEnrollmentsService({ database: { db }, hasModel }: EnrollmentsParts) {
  /** A course that the viewer may not see is missing, to the letter. */
  const seenCourse = async <Seen extends enrollments.CourseProgress>(
    viewer: Viewer,
    courseId: string,
    ask: (db: Queryable, viewerId: string, asked: enrollments.AskedCourse) => Promise<Seen | undefined>,
  ) => {
    const course = isId(courseId) ? await ask(db, viewer.id, { courseId, hasModel }) : undefined;
    if (course === undefined || !canSee(course, viewer)) throw new Refusal('course_not_found');
    return course;
  };

  return {
    list: async (viewer: Viewer, limit: number): Promise<EnrolledCourse[]> =>
      (await enrollments.listEnrolledCourses(db, viewer.id, limit)).map((row) => ({
        ...row,
        ...toldSeconds(row),
        _id: row.id,
        progress: progressPercent(row.completedLessons, row.totalLessons),
        lastAccessedAt: row.lastAccessedAt.toISOString(),
      })),

    getStatus: async (viewer: Viewer, courseId: string): Promise<EnrollmentStatus> => {
      const course = await seenCourse(viewer, courseId, enrollments.findProgress);
      return course.isEnrolled ? statusOf(course) : notEnrolled;
    },

    /** Enrolling twice changes nothing; only a published course takes new students. */
    enroll: async (viewer: Viewer, courseId: string) => {
      const course = await seenCourse(viewer, courseId, enrollments.insertEnrollment);
      if (course.status !== 'published' && !course.isEnrolled) {
        throw new Refusal('course_not_published');
      }
      const answer = { course: { _id: courseId, title: course.title }, enrollment: statusOf(course) };
      return { isNew: course.isNew, answer };
    },

    /** Not enrolled is what was wanted, whoever asks. */
    leave: async (viewer: Viewer, courseId: string): Promise<void> => {
      await seenCourse(viewer, courseId, endOwnEnrollment);
    },

    /** Written down with who did it to whom; leaving oneself is no more in the trail than enrolling is. */
    async removeStudent(admin: Viewer, student: StudentOfCourse): Promise<void> {
      const { courseId, studentId } = student;
      if (!isId(studentId)) throw new Refusal('student_not_found');
      await db.transaction(async (tx) => {
        if (!(await endEnrollment(tx, student))) {
          if (!(await isUser(tx, studentId))) throw new Refusal('student_not_found');
          return;
        }
        const told = { actorId: admin.id, personId: studentId, courseId };
        await recordAudit(tx, { action: 'student_removed', ...told });
      });
    },

    completeLesson: (viewer: Viewer, lesson: { courseId: string; lessonId: string }): Promise<void> =>
      enrollments.completeLesson(db, viewer.id, lesson),
  };
}

/** Of a student. An author may have been through lessons before: they count from the first moment. */
function statusOf({
  lessons,
  totalLessons,
  lastWatchedLessonId,
  canAnswer,
}: enrollments.CourseProgress): EnrollmentStatus {
  const opened = Object.entries(lessons);
  const completedLessons = opened.filter(([, isCompleted]) => isCompleted).length;
  return {
    enrolled: true,
    progress: progressPercent(completedLessons, totalLessons),
    completedLessons,
    lastWatchedLessonId,
    canAnswer,
    lessons: Object.fromEntries(
      opened.map(([lessonId, isCompleted]) => [lessonId, { status: isCompleted ? 'completed' : 'started' }]),
    ),
  };
}
