import { useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

/** What students ask the assistant. For the author of the course alone. */
export function useAskedQuestions(courseId: string) {
  return useQuery({
    queryKey: ['asked-questions', courseId],
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/questions', { params: { courseId } }, { signal }),
  });
}
