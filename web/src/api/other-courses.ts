import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { coursesKey } from './courses.ts';

/** What else the instructor of a course teaches. */
export function otherCoursesQuery(courseId: string) {
  return queryOptions({
    queryKey: [...coursesKey, 'others', courseId],
    queryFn: ({ signal }) => api('GET /api/courses/{courseId}/others', { params: { courseId } }, { signal }),
    meta: { outlastsSession: true },
  });
}

export function useOtherCourses(courseId: string) {
  return useQuery(otherCoursesQuery(courseId));
}
