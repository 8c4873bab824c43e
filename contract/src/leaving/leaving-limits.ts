/** How long an account that is to be deleted can still be kept. */
export const leavingDays = 7;

export const leavingLimits = { confirmationMaxLength: 320, listedCourses: 100 } as const;

/** What becomes of a course when its author's account is deleted. */
export type CourseFate = 'deleted' | 'taken' | 'in_the_way';

/**
 * Without students it is deleted with its films. An archived one with students stays readable for them, and an admin takes it.
 * Any other with students has to be handed over or archived first.
 */
export function fateOfCourse({ status, students }: { status: string; students: number }): CourseFate {
  if (students === 0) return 'deleted';
  return status === 'archived' ? 'taken' : 'in_the_way';
}

/** Typed by hand: blanks around it and the case of letters do not matter. */
export function confirmsLeaving(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.trim().toLowerCase();
}
