/** How long lessons, modules and courses take, in the reader's words. */
import type { Course } from '@academy/contract/courses/course.ts';
import {
  estimatedSeconds,
  hoursAndMinutes,
  measuredSeconds,
} from '@academy/contract/curriculum/course-time.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { lessonSeconds, lessonTimeText } from '@academy/contract/curriculum/lesson-duration.ts';
import { t } from '@lingui/core/macro';
import { numberText, ownDigits } from './language/numbers.ts';

type TimedLesson = Pick<Lesson, 'duration' | 'videoSeconds'>;

/** As the player shows it. */
export function lessonTime(lesson: TimedLesson): string {
  return ownDigits(lessonTimeText(lesson));
}

/** A module: as long as the lessons that are listed under it, by the times that these show. */
export function moduleTimeText(lessons: readonly TimedLesson[]): string {
  return totalTimeText(
    lessons.reduce((sum, lesson) => sum + (lessonSeconds(lesson) ?? estimatedSeconds(1)), 0),
  );
}

/**
 * A course: as long as its films, or, until all of these are known, ten minutes a lesson. That is called an estimate where
 * the times that its lessons show come to another sum.
 */
export function courseTimeText(lessons: readonly TimedLesson[]): string {
  const measured = measuredSeconds(lessons);
  if (measured !== undefined) return totalTimeText(measured);
  const time = totalTimeText(estimatedSeconds(lessons.length));
  return time === moduleTimeText(lessons) ? time : t`${time} (estimated)`;
}

/** 'Xh Ym' */
export function totalTimeText(seconds: number): string {
  const time = hoursAndMinutes(seconds);
  const hours = numberText(time.hours);
  const minutes = numberText(time.minutes);
  return t({ message: `${hours}h ${minutes}m`, comment: 'A length of time, in hours and minutes' });
}

/** A course whose lessons are not at hand. */
export function courseDurationText(course: Pick<Course, 'totalLessons' | 'totalSeconds'>): string {
  return totalTimeText(course.totalSeconds ?? estimatedSeconds(course.totalLessons));
}
