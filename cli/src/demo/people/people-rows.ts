import type { users } from '@academy/platform/database/schema/users.ts';
import { daysBefore } from '../days.ts';
import { stableId } from '../stable-id.ts';
import { type AuthorKey, authors } from './authors.ts';
import { demoAdmin, demoStudent, students } from './students.ts';

type UserRow = typeof users.$inferInsert;

/** Before the oldest course was published, so that nobody enrolled before joining. */
const JOINED_DAYS_AGO = 420;

export const demoStudentId = stableId('user', demoStudent.username);

export const studentIds: readonly string[] = Object.keys(students).map((username) =>
  stableId('user', username),
);

export function authorId(key: AuthorKey): string {
  return stableId('user', authors[key].username);
}

export function peopleRows(now: Date): UserRow[] {
  const createdAt = daysBefore(now, JOINED_DAYS_AGO);
  const people: Omit<UserRow, 'id' | 'createdAt'>[] = [
    { ...demoStudent, role: 'student' },
    { ...demoAdmin, role: 'admin' },
    ...Object.values(authors).map((author) => ({ ...author, role: 'creator' as const })),
    ...Object.entries(students).map(([username, name]) => ({
      name,
      username,
      email: `${username.replace('-', '.')}@example.com`,
    })),
  ];
  return people.map((person) => ({ id: stableId('user', person.username), createdAt, ...person }));
}
