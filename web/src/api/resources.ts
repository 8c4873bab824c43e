import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { Resource } from '@academy/contract/resources/resource.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

export type { Resource };

/** What an author may change of a resource; a file has no address. */
export interface ResourceChange {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly url?: string;
  readonly revision: number;
}

/** An author waits until a file has been read; others are not told of it. */
const AUTHOR_POLL_MS = 3000;

const isBeingRead = (resource: Resource) => resource.kind === 'file' && resource.reading?.state === 'waiting';

export function resourcesQuery({ courseId, moduleId, lessonId }: LessonAddress) {
  const params = { courseId, moduleId, lessonId };
  return queryOptions({
    queryKey: ['resources', courseId, lessonId],
    queryFn: ({ signal }) =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/resources',
        { params },
        { signal },
      ),
    refetchInterval: ({ state: { data } }) => (data?.some(isBeingRead) ? AUTHOR_POLL_MS : false),
  });
}

export function useResources(address: LessonAddress) {
  return useQuery(resourcesQuery(address));
}

/** Where a file is fetched from, as a download. */
export function resourceFilePath(
  { courseId, moduleId, lessonId }: LessonAddress,
  resourceId: string,
): string {
  return `/api/courses/${courseId}/modules/${moduleId}/lessons/${lessonId}/resources/${resourceId}/file`;
}

/** Whatever becomes of a change, what the server has is shown afterwards. */
function useResourceChange<Change>(
  address: LessonAddress,
  send: (
    change: Change,
    params: { courseId: string; moduleId: string; lessonId: string },
  ) => Promise<unknown>,
) {
  const queryClient = useQueryClient();
  const { courseId, moduleId, lessonId } = address;
  const { queryKey } = resourcesQuery(address);
  return useMutation({
    mutationFn: (change: Change) => send(change, { courseId, moduleId, lessonId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useAddLink(address: LessonAddress) {
  return useResourceChange(address, (body: { name: string; description: string; url: string }, params) =>
    api('POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/resources', { params, body }),
  );
}

export function useChangeResource(address: LessonAddress) {
  return useResourceChange(address, ({ id, ...body }: ResourceChange, params) =>
    api('PUT /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/resources/{resourceId}', {
      params: { ...params, resourceId: id },
      body,
    }),
  );
}

export function useRemoveResource(address: LessonAddress) {
  return useResourceChange(address, (id: string, params) =>
    api('DELETE /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/resources/{resourceId}', {
      params: { ...params, resourceId: id },
    }),
  );
}

/** Shown at once, and put back where the server refuses it. */
export function useOrderResources(address: LessonAddress) {
  const queryClient = useQueryClient();
  const { queryKey } = resourcesQuery(address);
  const change = useResourceChange(address, (ids: string[], params) =>
    api('PUT /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/resources/order', {
      params,
      body: { ids },
    }),
  );
  return {
    ...change,
    mutate: (resources: Resource[]) => {
      queryClient.setQueryData(queryKey, resources);
      change.mutate(resources.map(({ id }) => id));
    },
  };
}
