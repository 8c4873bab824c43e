import type { StudentProgress } from '@academy/contract/students/student-calls.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

export interface StudentAddress {
  readonly courseId: string;
  readonly studentId: string;
}

const studentQuery = ({ courseId, studentId }: StudentAddress) =>
  queryOptions({
    queryKey: [...enrollmentsKey, 'students', courseId, studentId],
    queryFn: ({ signal }) =>
      api(
        'GET /api/courses/{courseId}/students/{studentId}',
        { params: { courseId, studentId } },
        { signal },
      ),
  });

/** One of them, lesson by lesson, with one's own remark about them. */
export function useStudent(address: StudentAddress) {
  return useQuery(studentQuery(address));
}

/** `onRemoved` comes before the list is fetched again. */
export function useRemoveStudent({ courseId, studentId }: StudentAddress, onRemoved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api('DELETE /api/courses/{courseId}/students/{studentId}', { params: { courseId, studentId } }),
    onSuccess: () => {
      onRemoved();
      // Of who is an admin and a student of it, too, everything is another one.
      void queryClient.invalidateQueries();
    },
  });
}

export function useSaveRemark(address: StudentAddress, onError: (error: unknown) => void) {
  const queryClient = useQueryClient();
  const { queryKey } = studentQuery(address);
  return useMutation({
    // One after the other, so that the last one is kept.
    scope: { id: `remark ${address.courseId} ${address.studentId}` },
    mutationFn: async (content: string) => {
      // An answer that is still under way would bring back the remark as it was before.
      await queryClient.cancelQueries({ queryKey });
      return api('PUT /api/courses/{courseId}/students/{studentId}/remark', {
        params: { ...address },
        body: { content },
      });
    },
    onSuccess: (remark) =>
      queryClient.setQueryData<StudentProgress>(queryKey, (before) => before && { ...before, remark }),
    onError,
  });
}
