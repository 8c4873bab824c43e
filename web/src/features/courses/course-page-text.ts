/** The details of a course as its own pages show them, with the defaults for what it leaves out. */

import type { Course } from '@academy/contract/courses/course.ts';
import { plural, t } from '@lingui/core/macro';
import { courseDefaultTexts } from '@/lib/course-defaults.ts';
import { totalTimeText } from '@/lib/course-time.ts';
import { monthAndYear } from '@/lib/language/dates.ts';
import { numberText } from '@/lib/language/numbers.ts';

export function lastUpdatedText({ lastUpdated }: Pick<Course, 'lastUpdated'>): string {
  if (lastUpdated === null) return courseDefaultTexts.lastUpdated();
  const date = new Date(lastUpdated);
  return Number.isNaN(date.getTime()) ? courseDefaultTexts.lastUpdated() : monthAndYear(date);
}

export function languageText({ language }: Pick<Course, 'language'>): string {
  return language ? courseLanguageText(language) : courseDefaultTexts.language();
}

/** The films, once all are measured; else what the author wrote. */
export function durationText(course: Pick<Course, 'totalDuration' | 'totalSeconds'>): string {
  const { totalDuration, totalSeconds } = course;
  if (totalSeconds !== undefined) return totalTimeText(totalSeconds);
  return totalDuration ? hoursText(totalDuration) : courseDefaultTexts.duration();
}

/** Authors write what they like; plain hours are told in the reader's words. */
function hoursText(duration: string): string {
  const [, hours, decimals] = /^(\d+(\.\d+)?) hours?$/.exec(duration) ?? [];
  if (hours === undefined) return duration;
  const count = Number(hours);
  const number = numberText(count, decimals === undefined ? 0 : decimals.length - 1);
  return plural(count, { one: `${number} hour`, other: `${number} hours` });
}

/** The language of a course is what its author typed. Those that the form proposes are told in the reader's words. */
function courseLanguageText(language: string): string {
  switch (language) {
    case 'Bengali':
      return t`Bengali`;
    case 'English':
      return t`English`;
    case 'Hindi':
      return t`Hindi`;
    case 'Arabic':
      return t`Arabic`;
    default:
      return language;
  }
}

export function enrolledText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} enrolled`, other: `${number} enrolled` });
}
