import { expect, test } from 'vitest';
import { enrolledToast, enrollmentFailedToast } from './enroll.ts';
import { loginRequiredToast } from './login-required-toast.ts';

test('a visitor is told to log in', () => {
  expect(loginRequiredToast()).toEqual({
    title: 'Login Required',
    description: 'Please log in to enroll in this course',
  });
});

test('success names the course, and the enrollment page says where it goes next', () => {
  expect(enrolledToast('React')).toMatchObject({
    title: 'Enrollment Successful!',
    description: 'You have been enrolled in React successfully.',
  });
  expect(enrolledToast('React', { redirecting: true })).toMatchObject({
    description: 'You have been enrolled in React successfully. Redirecting to course page...',
  });
});

test("failure gives the server's reason, or a sentence when there is none", () => {
  expect(enrollmentFailedToast(new Error('The course is archived'))).toEqual({
    title: 'Enrollment Failed',
    description: 'The course is archived',
    variant: 'destructive',
  });
  expect(enrollmentFailedToast(new Error(''))).toMatchObject({
    description: 'An error occurred during enrollment',
  });
  expect(enrollmentFailedToast(undefined)).toMatchObject({
    description: 'An error occurred during enrollment',
  });
});
