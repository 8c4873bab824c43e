import type { Course } from '@academy/contract/courses/course.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** When students could first see a course; one that went back to its drawer says so. */
export function publishedText({ status, publishedAt }: Pick<Course, 'status' | 'publishedAt'>): string {
  const date = publishedAt === null ? undefined : new Date(publishedAt);
  if (!date || Number.isNaN(date.getTime())) return 'Not published yet';
  return `${status === 'published' ? 'Published' : 'First published'} ${dateFormat.format(date)}`;
}
