import { progressPercent } from '@academy/contract/enrollments/progress.ts';
import type { Remark, StudentProgress } from '@academy/contract/students/student-calls.ts';
import { remarkLimits } from '@academy/contract/students/student-limits.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { Refusal } from '../../refusal.ts';
import * as remarks from './remarks.repository.ts';
import { findStudent, isStudent, listLessons } from './student-progress.repository.ts';
import { listStudents } from './students.repository.ts';

interface StudentOfCourse {
  readonly courseId: string;
  readonly studentId: string;
}

export function createStudentsService({ db }: Database) {
  return {
    list: (courseId: string) => listStudents(db, courseId),

    /** `viewerId`: whose remark is told. Admins see their own, too, and no author's. */
    async get(viewerId: string, { courseId, studentId }: StudentOfCourse): Promise<StudentProgress> {
      if (!isId(studentId)) throw new Refusal('student_not_found');
      const [student, lessons, remark] = await Promise.all([
        findStudent(db, { courseId, studentId }),
        listLessons(db, { courseId, studentId }),
        remarks.findRemark(db, viewerId, studentId),
      ]);
      if (student === undefined) throw new Refusal('student_not_found');
      const progress = progressPercent(student.completedLessons, lessons.length);
      return { ...student, progress, lessons, remark };
    },

    saveRemark(viewerId: string, { courseId, studentId }: StudentOfCourse, typed: string): Promise<Remark> {
      if (!isId(studentId)) throw new Refusal('student_not_found');
      return db.transaction(async (tx) => {
        if (!(await isStudent(tx, { courseId, studentId }))) throw new Refusal('student_not_found');
        const content = typed.trim() === '' ? '' : typed;
        if (content === '') return remarks.deleteRemark(tx, viewerId, studentId);
        if (await remarks.updateRemark(tx, viewerId, studentId, content)) {
          return remarks.findRemark(tx, viewerId, studentId);
        }
        // One new remark of an author at a time: two that are counted at once would both be the last.
        await remarks.lockAuthor(tx, viewerId);
        const limit = remarkLimits.perAuthor;
        if ((await remarks.countRemarks(tx, viewerId)) >= limit)
          throw new Refusal('too_many_remarks', { limit });
        await remarks.insertRemark(tx, viewerId, studentId, content);
        return remarks.findRemark(tx, viewerId, studentId);
      });
    },
  };
}
