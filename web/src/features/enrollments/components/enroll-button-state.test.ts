import { expect, test } from 'vitest';
import { cardAction, enrollNowState } from './enroll-button-state.ts';

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

test('the enrollment page lets a visitor press the button to be told to log in', () => {
  expect(enrollNowState({ signedIn: false, enrolled: false, enrolling: false })).toEqual({
    label: 'Enroll Now',
    disabled: false,
  });
});

test('the enrollment page locks the button while enrolling and once enrolled', () => {
  expect(enrollNowState({ signedIn: true, enrolled: false, enrolling: true })).toEqual({
    label: 'Enrolling...',
    disabled: true,
  });
  expect(enrollNowState({ signedIn: true, enrolled: true, enrolling: false })).toEqual({
    label: 'Already Enrolled',
    disabled: true,
  });
  expect(enrollNowState({ signedIn: true, enrolled: true, enrolling: true })).toMatchObject({
    label: 'Already Enrolled',
  });
});
