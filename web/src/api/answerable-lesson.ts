import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useQuery } from '@tanstack/react-query';
import { lessonQuery } from './lessons.ts';

/** Captions and files are read within minutes. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Asks for a lesson again, now and then and while the window is seen, since its course may get something to answer from. Whoever
 * shows the lesson is told; whoever calls this is not drawn anew by it.
 */
export function useLookForAnswers(address: LessonAddress, { enabled }: { enabled: boolean }): void {
  useQuery({
    ...lessonQuery(address),
    enabled,
    staleTime: LOOK_AGAIN_MS,
    refetchInterval: LOOK_AGAIN_MS,
    notifyOnChangeProps: [],
  });
}
