import { expect, test } from 'vitest';
import { enrollNowState } from './enroll-now-button.tsx';

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
