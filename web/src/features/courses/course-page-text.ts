/** The details of a course as its own pages show them, with the defaults for what it leaves out. */

import type { Course } from '@academy/contract/courses/course.ts';
import { courseDefaultTexts, courseLanguageText } from '@/lib/course-words.ts';
import { monthAndYear } from '@/lib/language/dates.ts';

export function lastUpdatedText({ lastUpdated }: Pick<Course, 'lastUpdated'>): string {
  if (lastUpdated === null) return courseDefaultTexts.lastUpdated();
  const date = new Date(lastUpdated);
  return Number.isNaN(date.getTime()) ? courseDefaultTexts.lastUpdated() : monthAndYear(date);
}

export function languageText({ language }: Pick<Course, 'language'>): string {
  return language ? courseLanguageText(language) : courseDefaultTexts.language();
}

export function durationText({ totalDuration }: Pick<Course, 'totalDuration'>): string {
  return totalDuration || courseDefaultTexts.duration();
}
