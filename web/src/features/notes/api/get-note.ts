import { isModuleMissing } from '@academy/contract/notes/module-zero.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';
import type { NotePlace } from '../note-place.ts';

export function getNoteQuery(place: NotePlace) {
  return queryOptions({
    queryKey: [...queryKeys.notes, place.courseId, place.lessonId],
    queryFn: ({ signal }) =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/note',
        { params: { ...place } },
        { signal },
      ),
  });
}

/** Not asked for where it could not be saved either. */
export function useNote(place: NotePlace, { signedIn }: { signedIn: boolean }) {
  return useQuery({ ...getNoteQuery(place), enabled: signedIn && !isModuleMissing(place.moduleId) });
}
