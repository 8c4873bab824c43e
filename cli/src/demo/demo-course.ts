import type { catalogueCategories, courseFormCategories } from '@academy/contract/courses/categories.ts';
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import type { Difficulty } from '@academy/contract/courses/difficulty.ts';
import type { AuthorKey } from './people/authors.ts';

/** A course as its file in courses/ tells it. What is null or empty shows the default of the screens. */
export interface DemoCourse {
  /** The ids of the course, its modules and its lessons follow from it: it never changes. */
  readonly key: string;
  readonly author: AuthorKey;
  readonly title: string;
  readonly description: string;
  readonly category: (typeof catalogueCategories | typeof courseFormCategories)[number]['name'];
  /** US dollars; null is free. */
  readonly price: number | null;
  readonly rating: number | null;
  readonly language: 'Bengali' | 'English' | null;
  readonly difficulty: Difficulty | null;
  readonly totalDuration: string | null;
  readonly badges: readonly ('bestseller' | 'featured' | 'new')[];
  readonly whatYouWillLearn: readonly string[];
  readonly requirements: readonly string[];
  readonly targetAudience: readonly string[];
  readonly status: CourseStatus;
  /** Days before the demo academy is loaded, so that it looks lived in on any day; null was never published. */
  readonly publishedDaysAgo: number | null;
  readonly updatedDaysAgo: number | null;
  /** The share of the demo students who are enrolled, from 0 to 1. */
  readonly popularity: number;
  readonly modules: readonly DemoModule[];
}

export interface DemoModule {
  readonly title: string;
  readonly lessons: readonly DemoLesson[];
}

export interface DemoLesson {
  readonly title: string;
  /** mm:ss; null shows the default. */
  readonly duration: string | null;
  /** Markdown. */
  readonly content: string;
}

export function module(title: string, lessons: readonly DemoLesson[]): DemoModule {
  return { title, lessons };
}

/**
 * The content is Markdown, indented with the code around it. Code in it is fenced with ~~~ there, because a
 * backtick would end the template literal; readers get the usual fence.
 */
export function lesson(title: string, duration: string | null, content: string): DemoLesson {
  return { title, duration, content: withoutIndentation(content).replaceAll(/^~~~/gm, '```') };
}

function withoutIndentation(text: string): string {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .trim();
}
