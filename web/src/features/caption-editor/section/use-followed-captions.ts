import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCaptions } from '@/api/captions.ts';
import { curriculumQuery } from '@/api/curriculum.ts';

/** The captions of a lesson. Its row tells whether it has any: added, removed, or written by the academy meanwhile. */
export function useFollowedCaptions(address: LessonAddress) {
  const queryClient = useQueryClient();
  const query = useCaptions(address);
  const { courseId } = address;
  const isCaptioned = query.data?.tracks.some(({ isComplete }) => isComplete);
  const known = useRef(isCaptioned);
  useEffect(() => {
    const hasChanged = known.current !== undefined && known.current !== isCaptioned;
    known.current = isCaptioned;
    if (hasChanged) void queryClient.invalidateQueries(curriculumQuery(courseId));
  }, [queryClient, isCaptioned, courseId]);
  return query;
}
