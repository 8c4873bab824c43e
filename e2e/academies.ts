/**
 * Where stories are told. No story sees what another one writes: who looks at lists does so where nobody changes them,
 * and who changes them looks at nothing but their own.
 */
import type { Course } from '@academy/contract/courses/course.ts';

export const academyNames = ['library', 'school', 'studio'] as const;

/**
 * library: the demo academy, to be looked at. Stories sign in there and write nothing.
 * school: the demo academy with a film. Stories enroll and learn; nobody writes a course, so that lists keep their courses.
 * studio: an academy without the demo. Stories write and publish courses, and look at their own alone.
 * own: an academy without the demo that is started for one story: for stories about the whole of it.
 */
export type AcademyName = (typeof academyNames)[number] | 'own';

export interface Academy {
  readonly url: string;
  readonly dataDir: string;
  readonly logFile: string;
  /** What every story leaves as it was; nothing, where anything may be written. */
  readonly catalogue?: readonly string[];
}

type Academies = Readonly<Record<(typeof academyNames)[number], Academy>>;

const VARIABLE = 'ACADEMY_E2E';

/** To the processes that tell the stories. */
export function announce(academies: Academies): void {
  process.env[VARIABLE] = JSON.stringify(academies);
}

export function announced(): Academies {
  return JSON.parse(process.env[VARIABLE] ?? '{}');
}

let current: Academy | undefined;

/** A process tells one story at a time, and everything that helps it is meant for the academy of that story. */
export function enter(academy: Academy): void {
  current = academy;
}

/** The academy of the story that is being told. */
export function here(): Academy {
  if (current === undefined) throw new Error('No story is being told.');
  return current;
}

/** As a page would: a change has to come from an address of the academy. */
export const fromTheAcademy = () => ({ origin: here().url });

/** The courses that everybody sees; with the number of their students where nobody may enroll. */
export async function catalogueOf(
  { url }: Pick<Academy, 'url'>,
  { students }: { students: boolean },
): Promise<string[]> {
  const courses: Course[] = await (await fetch(`${url}/api/courses`)).json();
  return courses.map(({ title, studentCount }) => (students ? `${title}: ${studentCount} students` : title));
}
