/** The details of a course as its own pages show them, with the defaults for what it leaves out. */
import type { Course } from '@academy/contract/courses/course.ts';
import { courseDefaults } from '@academy/contract/courses/course-constants.ts';
import { monthAndYear } from '@/lib/language/dates.ts';

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
