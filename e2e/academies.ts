/**
 * The academies in which stories run. No story may see what another one writes: stories that look at lists run where no
 * story changes them, and stories that change lists look only at what is their own.
 */
import type { Course } from '@academy/contract/courses/course.ts';

export const academyNames = ['library', 'school', 'studio'] as const;

/**
 * library: the demo academy, for reading. Stories sign in there and write nothing.
 * school: the demo academy with a film. Stories enroll and learn but write no courses, so that lists stay as they are.
 * studio: an academy without the demo. Stories write and publish courses, and look only at their own.
 * own: an academy without the demo that is started for one story, which may look at all of it.
 */
export type AcademyName = (typeof academyNames)[number] | 'own';

export interface Academy {
  readonly url: string;
  readonly dataDir: string;
  readonly logFile: string;
  /** The courses that every story leaves as they were; left out where stories may write them. */
  readonly catalogue?: readonly string[];
}

type Academies = Readonly<Record<(typeof academyNames)[number], Academy>>;

const VARIABLE = 'ACADEMY_E2E';

/** Tells the processes that run the stories where the academies are. */
export function announce(academies: Academies): void {
  process.env[VARIABLE] = JSON.stringify(academies);
}

export function announced(): Academies {
  return JSON.parse(process.env[VARIABLE] ?? '{}');
}

let current: Academy | undefined;

/** A process runs one story at a time, and what helps the story works on the academy of that story. */
export function enter(academy: Academy): void {
  current = academy;
}

/** The academy of the story that is running. */
export function here(): Academy {
  if (current === undefined) throw new Error('No story is running.');
  return current;
}

/** A change is accepted only from a page of the academy. */
export const fromTheAcademy = () => ({ origin: here().url });

/** The published courses; with the number of their students where no story may enroll. */
export async function catalogueOf(
  { url }: Pick<Academy, 'url'>,
  { students }: { students: boolean },
): Promise<string[]> {
  const courses: Course[] = await (await fetch(`${url}/api/courses`)).json();
  return courses.map(({ title, studentCount }) => (students ? `${title}: ${studentCount} students` : title));
}
