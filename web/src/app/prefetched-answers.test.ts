import { ApiError } from '@academy/contract/http/client.ts';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { primeQuery } from './prefetched-answers.ts';
import { createQueryClient } from './query-client.ts';

let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = createQueryClient({ onUnauthenticated: () => undefined });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

const lesson = { queryKey: ['lessons', 'c1', 'l1'] };

/** A server that counts what it was asked, and answers with the count or a refusal. */
function serverThat(answers: 'answers' | 'refuses' | 'is away at first') {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (answers === 'refuses') throw new ApiError('Enroll first', 403, 'forbidden');
    if (answers === 'is away at first' && asked === 1) throw new ApiError('Away', 503, 'unavailable');
    return { asked };
  };
  return { ask, asked: () => asked };
}

const fetchAs = (query: { queryKey: string[] }, ask: () => Promise<unknown>) =>
  queryClient.fetchQuery({ ...query, queryFn: ask, staleTime: 0 });

it('hands the answer to the first fetch of its query, and asks anew for the next', async () => {
  const { ask, asked } = serverThat('answers');
  primeQuery(queryClient, lesson, ask());
  expect(await fetchAs(lesson, ask)).toEqual({ asked: 1 });
  expect(await fetchAs(lesson, ask)).toEqual({ asked: 2 });
  expect(asked()).toBe(2);
});

it('answers no other query with it', async () => {
  const { ask, asked } = serverThat('answers');
  primeQuery(queryClient, lesson, ask());
  await fetchAs({ queryKey: ['lessons', 'c1', 'l2'] }, ask);
  await fetchAs({ queryKey: ['courses'] }, ask);
  expect(asked()).toBe(3);
});

it('tells a refusal to the query that takes the answer, and does not ask again', async () => {
  const { ask, asked } = serverThat('refuses');
  primeQuery(queryClient, lesson, ask());
  await vi.advanceTimersByTimeAsync(10);
  await expect(fetchAs(lesson, ask)).rejects.toThrow('Enroll first');
  expect(asked()).toBe(1);
});

/** What a page shows of the query when it is drawn, and after it was mounted. */
async function mount(ask: () => Promise<unknown>, staleTime = 0) {
  const observer = new QueryObserver(queryClient, { ...lesson, queryFn: ask, staleTime });
  const drawn = observer.getCurrentResult().data;
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  return { drawn, mounted: observer.getCurrentResult().data, observer };
}

it('draws an answer that has come at once, and the fetch of the mounted query takes it', async () => {
  const { ask, asked } = serverThat('answers');
  primeQuery(queryClient, lesson, ask());
  await vi.advanceTimersByTimeAsync(10);
  const { drawn, mounted, observer } = await mount(ask);
  expect([drawn, mounted, asked()]).toEqual([{ asked: 1 }, { asked: 1 }, 1]);
  await observer.refetch();
  expect(asked()).toBe(2);
});

it('draws one that has not come when it comes, without asking again', async () => {
  const { ask, asked } = serverThat('answers');
  primeQuery(queryClient, lesson, ask());
  const { drawn, mounted } = await mount(ask);
  expect([drawn, mounted, asked()]).toEqual([undefined, { asked: 1 }, 1]);
});

it('leaves the next fetch to the server where the answer stays fresh', async () => {
  const { ask, asked } = serverThat('answers');
  primeQuery(queryClient, lesson, ask(), { staysFresh: true });
  await vi.advanceTimersByTimeAsync(10);
  const { drawn, observer } = await mount(ask, 2000);
  expect([drawn, asked()]).toEqual([{ asked: 1 }, 1]);
  await observer.refetch();
  expect(asked()).toBe(2);
});

it('asks anew where the server could not be reached', async () => {
  const { ask } = serverThat('is away at first');
  primeQuery(queryClient, lesson, ask());
  await vi.advanceTimersByTimeAsync(10);
  expect(await fetchAs(lesson, ask)).toEqual({ asked: 2 });
});

it('forgets what was not used in time, and everything when told to', async () => {
  const { ask } = serverThat('answers');
  primeQuery(queryClient, lesson, ask());
  vi.advanceTimersByTime(20_000);
  expect(await fetchAs(lesson, ask)).toEqual({ asked: 2 });
  const forget = primeQuery(queryClient, lesson, ask());
  forget();
  expect(await fetchAs(lesson, ask)).toEqual({ asked: 4 });
});
