/** What a card shows, from a course of the catalogue or from the shorter summary of an enrolled course. */

import type { Course } from '@academy/contract/courses/course.ts';
import { type CourseBadge, cardBadge } from '@academy/contract/courses/course-badges.ts';
import { hoursLeft } from '@academy/contract/curriculum/hours-left.ts';
import type { EnrolledCourse } from '@academy/contract/enrollments/enrollment.ts';
import { t } from '@lingui/core/macro';
import { difficultyText, priceText } from '@/lib/course-words.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { lessonsDoneText, lessonsText } from '@/lib/lesson-words.ts';

export type CardStanding =
  | { kind: 'price'; text: string }
  | { kind: 'progress'; percent: number; remaining: string | null };

export interface CourseCardContent {
  id: string;
  title: string;
  category: string;
  thumbnailUrl: string | null;
  instructor: string | null;
  rating: number | null;
  lessons: string;
  level: string | null;
  badge: CourseBadge | null;
  standing: CardStanding;
}

export function cardOfCourse(course: Course): CourseCardContent {
  return {
    id: course._id,
    title: course.title,
    category: course.category,
    thumbnailUrl: course.thumbnailUrl,
    instructor: course.instructor,
    rating: course.rating,
    lessons: lessonsText(course.totalLessons),
    level: difficultyText(course.difficulty),
    badge: cardBadge(course),
    standing: course.isEnrolled ? progressStanding(course) : { kind: 'price', text: priceText(course.price) },
  };
}

export function cardOfEnrolledCourse(course: EnrolledCourse): CourseCardContent {
  return {
    id: course._id,
    title: course.title,
    category: course.category,
    thumbnailUrl: course.thumbnailUrl,
    instructor: null,
    rating: null,
    lessons: lessonsDoneText(course.completedLessons, course.totalLessons),
    level: null,
    badge: null,
    standing: progressStanding(course),
  };
}

function progressStanding({
  progress,
  remainingSeconds,
}: Pick<Course, 'progress' | 'remainingSeconds'>): CardStanding {
  const inProgress = progress > 0 && progress < 100;
  return {
    kind: 'progress',
    percent: progress,
    remaining: inProgress ? remainingText(remainingSeconds) : null,
  };
}

/** Until the films of all lessons are known, it is the same time, whatever is left of the course. */
function remainingText(seconds: number | undefined): string {
  if (seconds === undefined) return t`2 hrs`;
  const hours = numberText(hoursLeft(seconds));
  return t`${hours} hrs`;
}
