import { type ApiClient, ApiError } from '@academy/contract/http/client.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withCallsAhead } from './calls-ahead.ts';

const lesson = 'GET /api/courses/{courseId}/lessons/{lessonId}';
const place = { params: { courseId: 'c1', lessonId: 'l1' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that counts what it was asked, and answers with the count or a refusal. */
function serverThat(answers: 'answers' | 'refuses' | 'is away at first') {
  let asked = 0;
  const call = async () => {
    asked += 1;
    if (answers === 'refuses') throw new ApiError('Enroll first', 403, 'forbidden');
    if (answers === 'is away at first' && asked === 1) throw new ApiError('Away', 503, 'unavailable');
    return { asked };
  };
  return { ...withCallsAhead(call as unknown as ApiClient), asked: () => asked };
}

it('hands the answer to the first that makes the same call, and asks anew for the next', async () => {
  const { api, callAhead, asked } = serverThat('answers');
  void callAhead(lesson, place);
  const swapped = { params: { lessonId: 'l1', courseId: 'c1' } };
  expect(await api(lesson, swapped)).toEqual({ asked: 1 });
  expect(await api(lesson, place)).toEqual({ asked: 2 });
  expect(asked()).toBe(2);
});

it('answers no other call with it', async () => {
  const { api, callAhead, asked } = serverThat('answers');
  void callAhead(lesson, place);
  await api(lesson, { params: { courseId: 'c1', lessonId: 'l2' } });
  await api('GET /api/auth/me', {});
  expect(asked()).toBe(3);
});

it('tells a failure to whoever takes the answer, and to nobody else', async () => {
  const { api, callAhead, asked } = serverThat('refuses');
  void callAhead(lesson, place).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  await expect(api(lesson, place)).rejects.toThrow('Enroll first');
  expect(asked()).toBe(1);
});

it('shows an answer that has come, and leaves it to the call or takes it away', async () => {
  const { api, callAhead, answered, takeAnswered } = serverThat('answers');
  expect(answered(lesson, place)).toBeUndefined();
  void callAhead(lesson, place);
  expect(answered(lesson, place)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10);
  expect(answered(lesson, place)).toEqual({ asked: 1 });
  expect(takeAnswered(lesson, place)).toEqual({ asked: 1 });
  expect(answered(lesson, place)).toBeUndefined();
  expect(await api(lesson, place)).toEqual({ asked: 2 });
});

it('asks anew where the server could not be reached', async () => {
  const { api, callAhead } = serverThat('is away at first');
  void callAhead(lesson, place).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(await api(lesson, place)).toEqual({ asked: 2 });
});

it('forgets what nobody came for, and everything when told to', async () => {
  const { api, callAhead, forget } = serverThat('answers');
  void callAhead(lesson, place);
  vi.advanceTimersByTime(20_000);
  expect(await api(lesson, place)).toEqual({ asked: 2 });
  void callAhead(lesson, place);
  forget();
  expect(await api(lesson, place)).toEqual({ asked: 4 });
});
