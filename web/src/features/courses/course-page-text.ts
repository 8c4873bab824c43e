/** The details of a course as its own pages show them, with the defaults for what it leaves out. */
import type { Course } from '@academy/contract/courses/course.ts';
import { courseDefaults } from '@academy/contract/courses/course-constants.ts';

// By hand: the first date that Intl formats holds a phone up for a tenth of a second, while it takes the page over.
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** In UTC, so that a course saved at the turn of a month reads the same everywhere. */
const monthAndYear = (date: Date) => `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

export function lastUpdatedText({ lastUpdated }: Pick<Course, 'lastUpdated'>): string {
  if (lastUpdated === null) return courseDefaults.lastUpdated;
  const date = new Date(lastUpdated);
  return Number.isNaN(date.getTime()) ? courseDefaults.lastUpdated : monthAndYear(date);
}

export function languageText({ language }: Pick<Course, 'language'>): string {
  return language || courseDefaults.language;
}

export function durationText({ totalDuration }: Pick<Course, 'totalDuration'>): string {
  return totalDuration || courseDefaults.duration;
}
