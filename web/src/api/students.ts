import { useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { enrollmentsKey } from './enrollments.ts';

/** The students of a course, for its author and for admins. */
export function useStudents(courseId: string) {
  return useQuery({
    queryKey: [...enrollmentsKey, 'students', courseId],
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/students', { params: { courseId } }, { signal }),
  });
}
