import { NEW_FOR_DAYS, STUCK_AFTER_DAYS } from '../insight/insight-options.ts';

export const studentFilters = ['stuck', 'finished', 'new'] as const;
export type StudentFilter = (typeof studentFilters)[number];

interface StudentTimes {
  readonly progress: number;
  readonly enrolledAt: string;
  readonly lastActive: string | null;
}

const DAY_MS = 24 * 3_600_000;

/** Whether a student is among those of a filter. Somebody new may have finished already. */
export function isAmong(filter: StudentFilter, student: StudentTimes, now: Date): boolean {
  const daysSince = (time: string | null) => (now.getTime() - new Date(time ?? '').getTime()) / DAY_MS;
  switch (filter) {
    case 'finished':
      return student.progress >= 100;
    case 'new':
      return daysSince(student.enrolledAt) < NEW_FOR_DAYS;
    case 'stuck':
      return hasBegun(student) && student.progress < 100 && daysSince(student.lastActive) >= STUCK_AFTER_DAYS;
  }
}

/** Enrolling is the first activity; whatever a student does in a lesson is a later one. */
function hasBegun({ progress, enrolledAt, lastActive }: StudentTimes): boolean {
  return progress > 0 || (lastActive !== null && new Date(lastActive) > new Date(enrolledAt));
}
