/** What a certificate asks for. Pure. */
import type { CourseFacts } from './earned-courses.repository.ts';

/** How much of a course's questions somebody has answered right. */
export interface QuizResult {
  readonly questionCount: number;
  readonly rightCount: number;
}

export interface Standing {
  /** Every lesson of a course that has some. */
  readonly hasLessons: boolean;
  /** Percent; null in a course without questions, which can ask for no mark. */
  readonly score: number | null;
  readonly hasMark: boolean;
}

export function standingOf(
  { totalLessons, completedLessons, passMark }: Omit<CourseFacts, 'courseId'>,
  { questionCount, rightCount }: QuizResult,
): Standing {
  // Rounded down: 79.6 percent do not reach 80.
  const score = questionCount === 0 ? null : Math.floor((rightCount * 100) / questionCount);
  return {
    hasLessons: totalLessons > 0 && completedLessons >= totalLessons,
    score,
    hasMark: passMark === null || score === null || score >= passMark,
  };
}
