import type { Found } from '@academy/contract/finder/finder-calls.ts';
import { recordAuditOfHour } from '@academy/platform/audit/record-audit.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { foldText } from '../../access/fold-text.ts';
import { findOwn } from './finder.repository.ts';

const nothing: Found = { courses: [], lessons: [], students: [] };

export function createFinderService({ db }: Database) {
  return {
    /** Among one's own: an admin finds what they wrote themselves, too. */
    async find(authorId: string, typed: string): Promise<Found> {
      // PostgreSQL text holds no NUL, so nothing there can match one.
      if (typed.includes('\0')) return nothing;
      const [first, ...more] = new Set(
        (await foldText(db, typed)).split(/\s+/u).filter((word) => word !== ''),
      );
      if (first === undefined) return nothing;
      const found = await findOwn(db, authorId, [first, ...more]);
      // Students' addresses are seen here.
      const courseIds = new Set(found.students.map((student) => student.courseId));
      await Promise.all(
        [...courseIds].map((courseId) =>
          recordAuditOfHour(db, { action: 'students_viewed', actorId: authorId, courseId }),
        ),
      );
      return found;
    },
  };
}
