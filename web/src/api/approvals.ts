/** What waits for an admin, and asking for it. */
import type { Decision } from '@academy/contract/school-settings/approval-calls.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { coursesKey } from './courses.ts';

const approvalsKey = ['approvals'] as const;
const permissionKey = ['creator-permission'] as const;

export function useWaitingCourses() {
  return useQuery({
    queryKey: [...approvalsKey, 'courses'],
    queryFn: ({ signal }) => api('GET /api/admin/approvals/courses', {}, { signal }),
  });
}

export function useWaitingCreators() {
  return useQuery({
    queryKey: [...approvalsKey, 'creators'],
    queryFn: ({ signal }) => api('GET /api/admin/approvals/creators', {}, { signal }),
  });
}

interface Answer {
  readonly id: string;
  readonly decision: Decision;
}

export function useDecideCourse() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id: courseId, decision }: Answer) =>
      api('PUT /api/admin/approvals/courses/{courseId}', { params: { courseId }, body: decision }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: approvalsKey }),
        queryClient.invalidateQueries({ queryKey: coursesKey }),
      ]),
  });
}

export function useDecideCreator() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id: userId, decision }: Answer) =>
      api('PUT /api/admin/approvals/creators/{userId}', { params: { userId }, body: decision }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: approvalsKey }),
  });
}

const permissionQuery = {
  queryKey: permissionKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api('GET /api/creator/permission', {}, { signal }),
};

/** Whether an admin has to agree before the signed-in user publishes, as it is now. Who cannot be told learns it by publishing. */
export function useAskForApprovalRule(): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.fetchQuery({ ...permissionQuery, staleTime: 0, retry: false }).then(
      ({ needsApproval }) => needsApproval,
      () => false,
    );
}

/** The same, to be said on a button before it is pressed. */
export function useNeedsApproval({ enabled }: { enabled: boolean }): boolean {
  return useQuery({ ...permissionQuery, enabled }).data?.needsApproval ?? false;
}

/** Whether a student may create courses; creators always may, and need not ask. */
export function useCreatorPermission({ enabled }: { enabled: boolean }) {
  return useQuery({ ...permissionQuery, enabled });
}

export function useAskForPermission() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => api('POST /api/creator/permission', { body: { message } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: permissionKey }),
  });
}
