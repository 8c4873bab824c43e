import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import type { TimedNote } from '@academy/contract/notes/timed-note-calls.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

function timedNotesQuery(address: LessonAddress) {
  return queryOptions({
    queryKey: ['timed-notes', address.courseId, address.lessonId],
    queryFn: ({ signal }) =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/notes',
        { params: { ...address } },
        { signal },
      ),
  });
}

/** For a signed-in user only. */
export function useTimedNotes(address: LessonAddress) {
  return useQuery(timedNotesQuery(address));
}

const inOrder = (notes: readonly TimedNote[]) =>
  notes.toSorted((a, b) => a.seconds - b.seconds || a.id.localeCompare(b.id));

/** What the list becomes. An answer that is still under way would bring back the notes as they were before. */
function useListChange(address: LessonAddress) {
  const queryClient = useQueryClient();
  const { queryKey } = timedNotesQuery(address);
  return {
    begin: () => queryClient.cancelQueries({ queryKey }),
    put: (note: TimedNote) =>
      queryClient.setQueryData(
        queryKey,
        (before) => before && inOrder([...before.filter(({ id }) => id !== note.id), note]),
      ),
    take: (noteId: string) =>
      queryClient.setQueryData(queryKey, (before) => before?.filter(({ id }) => id !== noteId)),
    refetch: () => queryClient.invalidateQueries({ queryKey }),
  };
}

export function useAddTimedNote(address: LessonAddress) {
  const list = useListChange(address);
  return useMutation({
    mutationFn: async (note: Pick<TimedNote, 'seconds' | 'content'>) => {
      await list.begin();
      return api('POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/notes', {
        params: { ...address },
        body: note,
      });
    },
    onSuccess: list.put,
    // A list that was being fetched was given up for this; where it is not known, it is fetched now.
    onSettled: list.refetch,
  });
}

export function useChangeTimedNote(address: LessonAddress) {
  const list = useListChange(address);
  return useMutation({
    mutationFn: async ({ id, content }: Pick<TimedNote, 'id' | 'content'>) => {
      await list.begin();
      return api('PUT /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/notes/{noteId}', {
        params: { ...address, noteId: id },
        body: { content },
      });
    },
    onSuccess: list.put,
    onSettled: list.refetch,
  });
}

export function useDeleteTimedNote(address: LessonAddress) {
  const list = useListChange(address);
  return useMutation({
    mutationFn: async (noteId: string) => {
      await list.begin();
      await api('DELETE /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/notes/{noteId}', {
        params: { ...address, noteId },
      }).catch((error: unknown) => {
        // Deleted in another tab: it is as it should be.
        if (!(error instanceof ApiError && error.code === 'note_not_found')) throw error;
      });
    },
    onSuccess: (_, noteId) => list.take(noteId),
    onSettled: list.refetch,
  });
}
