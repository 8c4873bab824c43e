/** Courses as folders: taken along as a zip, and imported from one. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

/** Where the zip of a course is fetched from. */
export function courseZip(courseId: string, films: 'yes' | 'no'): string {
  return `/api/courses/${encodeURIComponent(courseId)}/folder?films=${films}`;
}

const importKey = (importId: string) => ['course-imports', importId] as const;
const LOOK_AGAIN_MS = 1500;

/** An uploaded course and what importing it would do; looked at again while it is being imported. */
export function useCourseImport(importId: string, onto: string | null) {
  return useQuery({
    queryKey: [...importKey(importId), onto],
    queryFn: ({ signal }) =>
      api(
        'GET /api/course-imports/{importId}',
        { params: { importId }, query: onto === null ? {} : { onto } },
        { signal },
      ),
    // The choice between courses stays on the page, and the keyboard in it, while another is compared.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.state === 'importing' ? LOOK_AGAIN_MS : false),
  });
}

export function useApplyImport(importId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly onto: string | null; readonly seen: string }) =>
      api('POST /api/course-imports/{importId}', { params: { importId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importKey(importId) }),
  });
}
