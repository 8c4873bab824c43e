import { queryOptions, useQuery } from '@tanstack/react-query';
import { answered, api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';

function getEnrollmentStatusQuery(courseId: string) {
  return queryOptions({
    queryKey: [...queryKeys.enrollments, 'status', courseId],
    queryFn: ({ signal }) =>
      api('GET /api/enrollments/courses/{courseId}', { params: { courseId } }, { signal }),
    initialData: () => answered('GET /api/enrollments/courses/{courseId}', { params: { courseId } }),
    // Never cached and never retried: a failed answer means not enrolled, and the next visit asks again.
    gcTime: 0,
    retry: false,
  });
}

/** Asks for a signed-in user only; a visitor has no enrollment and pays for no request. */
export function useEnrollmentStatus(courseId: string, signedIn: boolean) {
  return useQuery({ ...getEnrollmentStatusQuery(courseId), enabled: signedIn });
}
