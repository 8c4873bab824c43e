/** The accounts of the academy, for admins. */
import type { RequestOf, ResponseOf } from '@academy/contract/http/client.ts';
import type { Person } from '@academy/contract/people/people-calls.ts';
import type { Role } from '@academy/contract/users/roles.ts';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from './client/api.ts';

const peopleKey = ['people'] as const;
const personKey = (userId: string) => [...peopleKey, 'one', userId] as const;

export type PeopleQuery = Omit<NonNullable<RequestOf<'GET /api/admin/people'>['query']>, 'after'>;
export type PersonDetails = ResponseOf<'GET /api/admin/people/{userId}'>;

/** Page after page; what was found before stays until the next is there. */
export function usePeople(query: PeopleQuery, { enabled = true } = {}) {
  return useInfiniteQuery({
    queryKey: [...peopleKey, 'list', query],
    enabled,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/people', { query: pageParam ? { ...query, after: pageParam } : query }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after,
    placeholderData: (before) => before,
  });
}

export function usePerson(userId: string) {
  return useQuery({
    queryKey: personKey(userId),
    queryFn: ({ signal }) => api('GET /api/admin/people/{userId}', { params: { userId } }, { signal }),
  });
}

/** Shows what the server answered at once, and asks for the rest: how many sessions, which courses. */
function showChanged(queryClient: QueryClient, person: Person): Promise<void> {
  queryClient.setQueryData<PersonDetails>(
    personKey(person.id),
    (before) => before && { ...before, ...person },
  );
  return queryClient.invalidateQueries({ queryKey: peopleKey });
}

export function useChangeRole() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: Role }) =>
      api('PUT /api/admin/people/{userId}/role', { params: { userId }, body: { role } }),
    onSuccess: (person) => void showChanged(queryClient, person),
  });
}

type Block = RequestOf<'PUT /api/admin/people/{userId}/block'>['body'] & { readonly userId: string };

export function useBlockPerson() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, ...body }: Block) =>
      api('PUT /api/admin/people/{userId}/block', { params: { userId }, body }),
    onSuccess: (person) => void showChanged(queryClient, person),
  });
}

export function useUnblockPerson() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => api('DELETE /api/admin/people/{userId}/block', { params: { userId } }),
    onSuccess: (person) => void showChanged(queryClient, person),
  });
}

export function useSignOutPerson() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) =>
      api('POST /api/admin/people/{userId}/sign-out', { params: { userId }, body: {} }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: peopleKey }),
  });
}

export function useHandOverCourses() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, to }: { userId: string; to: string }) =>
      api('POST /api/admin/people/{userId}/hand-over', { params: { userId }, body: { to } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: peopleKey }),
  });
}
