import { STUCK_AFTER_DAYS } from '@academy/contract/insight/insight-options.ts';
import type { LessonOfStudent, Student } from '@academy/contract/students/student-calls.ts';
import type { StudentFilter } from '@academy/contract/students/student-state.ts';
import { plural, t } from '@lingui/core/macro';
import { shortDate } from '@/lib/language/dates.ts';
import { lastActiveText } from '@/lib/language/last-active.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import { studentsText } from '@/lib/student-count.ts';
import type { StudentColumn, StudentSort } from './students.ts';

export function columnText(column: StudentColumn): string {
  switch (column) {
    case 'name':
      return t`Student`;
    case 'email':
      return t`Email`;
    case 'progress':
      return t`Progress`;
    case 'lastActive':
      return t`Last Active`;
  }
}

export function sortText({ column: sorted, direction }: StudentSort): string {
  const column = columnText(sorted);
  return direction === 'ascending' ? t`sorted by ${column}, ascending` : t`sorted by ${column}, descending`;
}

export function lastSeenText(
  { lastActive, neverCame }: Pick<Student, 'lastActive' | 'neverCame'>,
  now: Date,
): string {
  return neverCame ? t`Not opened yet` : lastActiveText(lastActive ?? '', now);
}

/** How many there are, and how many of them the search found. */
export function foundText(foundCount: number, count: number): string {
  const found = numberText(foundCount);
  const number = numberText(count);
  return foundCount === count
    ? studentsText(count)
    : plural(count, { one: `${found} of ${number} student`, other: `${found} of ${number} students` });
}

export function filterText(filter: StudentFilter | undefined): string {
  switch (filter) {
    case undefined:
      return t({ message: 'All', comment: 'All students of a course' });
    case 'stuck':
      return t({ message: 'Stuck', comment: 'Students who began and stopped' });
    case 'finished':
      return t({ message: 'Finished', comment: 'Students who have finished the course' });
    case 'new':
      return t({ message: 'New', comment: 'Students who enrolled a few days ago' });
  }
}

/** What is said where nobody is among those of a filter. */
export function nobodyText(filter: StudentFilter): string {
  switch (filter) {
    case 'stuck':
      return t`Nobody is stuck.`;
    case 'finished':
      return t`Nobody has finished yet.`;
    case 'new':
      return t`Nobody is new.`;
  }
}

export function stuckHint(): string {
  const days = numberText(STUCK_AFTER_DAYS);
  return t`Began, has not finished, and did nothing for ${days} days.`;
}

/** Beyond this share of a film only its last words are missing. */
const watchedShare = 0.95;

/** What a student did in a lesson, each as a few words. */
export function lessonFacts({ openedAt, film, quiz }: LessonOfStudent): string[] {
  return [openedText(openedAt), filmText(film), quizText(quiz)].filter((fact) => fact !== '');
}

function openedText(openedAt: string | null): string {
  if (openedAt === null) return t`Not opened yet`;
  const date = shortDate(new Date(openedAt));
  return t`Opened ${date}`;
}

function filmText(film: LessonOfStudent['film']): string {
  if (film === null) return '';
  if (film.position <= 0) return t`Film not begun`;
  if (film.position >= film.seconds * watchedShare) return t`Film watched to the end`;
  const [position, length] = [timeText(film.position), timeText(film.seconds)];
  return t`Film at ${position} of ${length}`;
}

function quizText(quiz: LessonOfStudent['quiz']): string {
  if (quiz === null) return '';
  if (quiz.answered === 0) return t`Questions not answered`;
  const [right, questions] = [numberText(quiz.right), numberText(quiz.questions)];
  return t`${right} of ${questions} questions right`;
}
