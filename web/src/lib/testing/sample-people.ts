/** Accounts as admins see them, and an admin who looks. */
import type { Person } from '@academy/contract/people/people-calls.ts';
import type { User } from '@academy/contract/users/user.ts';
import type { PersonDetails } from '@/api/people.ts';
import { newId, sampleUser } from './sample-data.ts';

export const sampleAdmin = (): User => sampleUser({ name: 'Amina Admin', role: 'admin' });

export function samplePerson(change: Partial<Person> = {}): Person {
  return {
    id: newId(),
    name: 'Karim Uddin',
    username: 'karim',
    email: 'karim@example.com',
    avatar: null,
    role: 'student',
    isListed: false,
    joinedAt: '2026-01-02T12:00:00.000Z',
    seenAt: null,
    blockedAt: null,
    coursesTaught: 0,
    coursesTaken: 0,
    storedBytes: 0,
    ...change,
  };
}

export function personDetails(change: Partial<PersonDetails> = {}): PersonDetails {
  return { ...samplePerson(), blockedFor: null, sessions: 0, courses: [], ...change };
}
