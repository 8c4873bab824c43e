import { expect, test } from 'vitest';
import { cardAction } from './card-action.ts';

const student = { signedIn: true, enrolled: false, enrolling: false, progress: 0 };

test('a visitor is asked to log in, whatever the course says', () => {
  expect(cardAction({ ...student, signedIn: false })).toMatchObject({ label: 'Login to Enroll' });
  expect(cardAction({ ...student, signedIn: false, enrolled: true })).toMatchObject({ kind: 'login' });
});

test('a signed-in user can enroll, and sees that it is under way', () => {
  expect(cardAction(student)).toEqual({
    kind: 'enroll',
    label: 'Enroll',
    pendingLabel: 'Enrolling...',
    pending: false,
  });
  expect(cardAction({ ...student, enrolling: true })).toMatchObject({ pending: true });
});

test('an enrolled student starts at 0 percent and resumes from then on', () => {
  expect(cardAction({ ...student, enrolled: true })).toEqual({ kind: 'open', label: 'Start Course' });
  for (const progress of [1, 50, 100]) {
    expect(cardAction({ ...student, enrolled: true, progress })).toEqual({
      kind: 'open',
      label: 'Resume Course',
    });
  }
});
