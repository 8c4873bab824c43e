import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '@/api/client/api.ts';
import { expectAccessible, partOfAPage } from './expect-accessible.ts';
import { away, server, unreachable } from './fake-server.ts';
import { sampleCourse } from './sample-data.ts';

const askForCourse = () => api('GET /api/courses/{courseId}', { params: { courseId: 'c' } });

/** What would have failed the test. */
function takeProblems(): string[] {
  return server.problems.splice(0);
}

test('a call that no answer was given for is a problem', async () => {
  await expect(askForCourse()).rejects.toThrow();
  expect(takeProblems()).toEqual(['Error: getCourse (GET /api/courses/c) has no answer here.']);
});

test('an answer that is not the contract’s is a problem', async () => {
  server.answer({ getCourse: { ...sampleCourse(), progress: 0.5 } });
  await expect(askForCourse()).rejects.toThrow();
  expect(takeProblems()).toEqual([expect.stringContaining('progress')]);
});

test('a body that is not the contract’s is a problem', async () => {
  server.answer({ createModule: away });
  const params = { courseId: 'c' };
  await expect(
    api('POST /api/courses/{courseId}/modules', { params, body: { title: '' } }),
  ).rejects.toThrow();
  expect(takeProblems()).toEqual([expect.stringContaining('title')]);
});

test('an address that the contract does not have is a problem', async () => {
  await expect(fetch('/api/nowhere')).rejects.toThrow();
  expect(takeProblems()).toEqual(['Error: The contract has no call GET /api/nowhere.']);
});

test('a refusal and a lost connection are answers like any other', async () => {
  server.answer({ getCourse: away });
  await expect(askForCourse()).rejects.toMatchObject({ status: 503, message: 'Away' });
  server.answer({ getCourse: unreachable });
  await expect(askForCourse()).rejects.toThrow('Failed to fetch');
  server.answer({ getCourse: sampleCourse({ _id: 'c', id: 'c' }) });
  await expect(askForCourse()).resolves.toMatchObject({ _id: 'c' });
  expect(server.problems).toEqual([]);
});

test('a fixed address is meant before one with a parameter in its place', async () => {
  server.answer({ listCoursesInProgress: [] });
  await expect(api('GET /api/courses/in-progress', {})).resolves.toEqual([]);
  expect(server.made()).toEqual(['listCoursesInProgress']);
});

test('a control without a name is found, and one with a name is not', async () => {
  const { rerender } = render(<input type="text" aria-label="Name" />);
  await expectAccessible('a field', partOfAPage);
  rerender(<input type="text" />);
  await expect(expectAccessible('a nameless field', partOfAPage)).rejects.toThrow('a nameless field');
});
