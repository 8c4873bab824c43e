/** Groups who learn together, for admins. */
import type { Cohort } from '@academy/contract/cohorts/cohort-calls.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

export const cohortsKey = ['cohorts'] as const;
const cohortKey = (cohortId: string) => [...cohortsKey, 'one', cohortId] as const;

export function useCohorts() {
  return useQuery({
    queryKey: [...cohortsKey, 'list'],
    queryFn: ({ signal }) => api('GET /api/admin/cohorts', {}, { signal }),
  });
}

export function useCohort(cohortId: string) {
  return useQuery({
    queryKey: cohortKey(cohortId),
    queryFn: ({ signal }) => api('GET /api/admin/cohorts/{cohortId}', { params: { cohortId } }, { signal }),
  });
}

/** How far each member is, page after page. */
export function useCohortProgress(cohortId: string) {
  return useInfiniteQuery({
    queryKey: [...cohortsKey, 'progress', cohortId],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/admin/cohorts/{cohortId}/progress',
        { params: { cohortId }, query: pageParam ? { after: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after,
  });
}

/** Where the file of its progress is fetched from. */
export function cohortFile(cohortId: string): string {
  return `/api/admin/cohorts/${encodeURIComponent(cohortId)}/file`;
}

export function useCreateCohort() {
  return useCohortChange((name: string) => api('POST /api/admin/cohorts', { body: { name } }));
}

export function useRenameCohort(cohortId: string) {
  return useCohortChange((name: string) =>
    api('PUT /api/admin/cohorts/{cohortId}', { params: { cohortId }, body: { name } }),
  );
}

export function useDeleteCohort(cohortId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/admin/cohorts/{cohortId}', { params: { cohortId } }),
    // Its own page is left, and need not ask for what is gone.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [...cohortsKey, 'list'] }),
  });
}

export function useAddMember(cohortId: string) {
  return useCohortChange((userId: string) =>
    api('POST /api/admin/cohorts/{cohortId}/members', { params: { cohortId }, body: { userIds: [userId] } }),
  );
}

export function useRemoveMember(cohortId: string) {
  return useCohortChange((userId: string) =>
    api('DELETE /api/admin/cohorts/{cohortId}/members/{userId}', { params: { cohortId, userId } }),
  );
}

export function useAddCohortCourse(cohortId: string) {
  return useCohortChange((courseId: string) =>
    api('PUT /api/admin/cohorts/{cohortId}/courses/{courseId}', { params: { cohortId, courseId } }),
  );
}

export function useRemoveCohortCourse(cohortId: string) {
  return useCohortChange((courseId: string) =>
    api('DELETE /api/admin/cohorts/{cohortId}/courses/{courseId}', { params: { cohortId, courseId } }),
  );
}

/** Shows what the server answered at once, and asks for the rest: who is in it, and how far. */
function useCohortChange<Given>(change: (given: Given) => Promise<Cohort>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (cohort) => {
      queryClient.setQueryData<Cohort>(cohortKey(cohort.id), cohort);
      void queryClient.invalidateQueries({ queryKey: cohortsKey });
    },
  });
}
