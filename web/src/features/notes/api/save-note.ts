import { isModuleMissing, moduleMissingMessage } from '@academy/contract/notes/module-zero.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import type { NotePlace } from '../note-place.ts';
import { getNoteQuery } from './get-note.ts';

export function useSaveNote(place: NotePlace) {
  const queryClient = useQueryClient();
  const { queryKey } = getNoteQuery(place);
  return useMutation({
    mutationFn: async (content: string) => {
      if (isModuleMissing(place.moduleId)) throw new Error(moduleMissingMessage);
      // An answer that is still under way would bring back the note as it was before.
      await queryClient.cancelQueries({ queryKey });
      return api('POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/note', {
        params: { ...place },
        body: { content },
      });
    },
    onSuccess: (note) => queryClient.setQueryData(queryKey, note),
  });
}
