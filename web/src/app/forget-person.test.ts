import type { User } from '@academy/contract/users/user.ts';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetPerson } from './forget-person.ts';

const tanvir: User = {
  id: '2',
  name: 'Tanvir',
  avatar: null,
  role: 'student',
  email: 't@example.com',
};
const outlastsSession = { meta: { outlastsSession: true } };

/** A page that shows a lesson and a note, after another page that showed another lesson. */
async function readAsStudent() {
  const queryClient = new QueryClient();
  const show = (queryKey: string[], options: { meta?: { outlastsSession: boolean } } = {}) =>
    new QueryObserver(queryClient, { queryKey, queryFn: () => queryKey[0] ?? '', ...options }).subscribe(
      () => undefined,
    );
  show(['lesson left'], outlastsSession)();
  show(['open lesson'], outlastsSession);
  show(['note']);
  await new MutationObserver(queryClient, { mutationFn: async () => 'saved' }).mutate();
  const known = () => ['lesson left', 'open lesson', 'note'].filter((key) => queryClient.getQueryData([key]));
  await expect.poll(known).toEqual(['lesson left', 'open lesson', 'note']);
  return { queryClient, known };
}

test('a session that ends leaves the open lesson and nothing of the person', async () => {
  const { queryClient, known } = await readAsStudent();
  forgetPerson(queryClient, null);
  expect(known()).toEqual(['open lesson']);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

test.each([
  ['somebody else takes over', tanvir],
  ['somebody signs out here', undefined],
])('nothing is left when %s', async (_, next) => {
  const { queryClient, known } = await readAsStudent();
  forgetPerson(queryClient, next);
  expect(known()).toEqual([]);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});
