import type { courseStatuses } from '@academy/contract/courses/course-status.ts';
import { describe, expect, it } from 'vitest';
import { canRead, canSee } from './course-policy.ts';

const people = {
  visitor: { person: null, isEnrolled: false },
  stranger: { person: { id: 's', role: 'student' }, isEnrolled: false },
  enrolled: { person: { id: 'e', role: 'student' }, isEnrolled: true },
  creator: { person: { id: 'c', role: 'creator' }, isEnrolled: false },
  author: { person: { id: 'o', role: 'creator' }, isEnrolled: false },
  admin: { person: { id: 'a', role: 'admin' }, isEnrolled: false },
} as const;

function whoCan(rule: typeof canSee, status: (typeof courseStatuses)[number]): string[] {
  return Object.entries(people)
    .filter(([, { person, isEnrolled }]) => rule({ status, authorId: 'o', isEnrolled }, person))
    .map(([name]) => name);
}

describe('a course', () => {
  it('is seen by everybody when published, by its own people otherwise', () => {
    expect(whoCan(canSee, 'published')).toEqual(Object.keys(people));
    expect(whoCan(canSee, 'draft')).toEqual(['enrolled', 'author', 'admin']);
    expect(whoCan(canSee, 'archived')).toEqual(['enrolled', 'author', 'admin']);
  });

  it('is read by its students, its author and admins', () => {
    expect(whoCan(canRead, 'published')).toEqual(['enrolled', 'author', 'admin']);
    expect(whoCan(canRead, 'draft')).toEqual(['enrolled', 'author', 'admin']);
    expect(whoCan(canRead, 'archived')).toEqual(['enrolled', 'author', 'admin']);
  });
});
