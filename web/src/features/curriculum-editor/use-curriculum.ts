import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { MutationObserver, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { coursesKey } from '@/api/courses.ts';
import { curriculumQuery } from '@/api/curriculum.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { type ChangeQueue, createChangeQueue } from './changes/change-queue.ts';
import { toastFor } from './changes/change-toasts.ts';
import { sendChange } from './changes/send-change.ts';

/** What was asked for goes on when its page is left, and is still shown when one comes back to it. */
const queues = new WeakMap<QueryClient, Map<string, ChangeQueue>>();

function queueOf(queryClient: QueryClient, courseId: string): ChangeQueue {
  const ofClient = queues.get(queryClient) ?? new Map<string, ChangeQueue>();
  queues.set(queryClient, ofClient);
  const existing = ofClient.get(courseId);
  if (existing) return existing;
  const { queryKey } = curriculumQuery(courseId);
  const base = (): Module[] | undefined => queryClient.getQueryData(queryKey);
  const curriculum = {
    courseId,
    known: () => base() ?? [],
    ask: () => queryClient.fetchQuery({ ...curriculumQuery(courseId), staleTime: 0 }),
  };
  const queue = createChangeQueue({
    base,
    prepareBase: () => queryClient.cancelQueries({ queryKey, exact: true }),
    setBase: (modules) => void queryClient.setQueryData(queryKey, [...modules]),
    // As a mutation, so that a session that has ended is noticed like everywhere else.
    send: (change) =>
      new MutationObserver(queryClient, { mutationFn: () => sendChange(curriculum, change) }).mutate(),
    onOutcome: (change, outcome) => {
      const message = toastFor(change, outcome);
      if (message) toast(message);
      // How many lessons a course has stands on other pages too.
      if (outcome.ok) void queryClient.invalidateQueries({ queryKey: coursesKey });
    },
  });
  ofClient.set(courseId, queue);
  return queue;
}

/** The curriculum as it is on the screen: what the academy has, and over it what is on its way there. */
export function useCurriculum(courseId: string) {
  const queryClient = useQueryClient();
  const queue = queueOf(queryClient, courseId);
  const query = useQuery(curriculumQuery(courseId));
  const version = useSyncExternalStore(queue.subscribe, queue.version);
  const { queryKey } = curriculumQuery(courseId);
  // Read where the queue writes: what the hook last saw may be a moment older than that.
  const saved: Module[] | undefined = queryClient.getQueryData(queryKey) ?? query.data;
  const modules = useMemo(
    () => (version >= 0 && saved !== undefined ? queue.shown(saved) : undefined),
    [queue, saved, version],
  );
  return { query, queue, saved, modules };
}
