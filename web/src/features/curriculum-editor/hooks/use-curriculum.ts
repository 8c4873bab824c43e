import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { MutationObserver, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { coursesKey } from '@/api/courses.ts';
import { curriculumQuery } from '@/api/curriculum.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { type ChangeQueue, createChangeQueue } from '../model/change-queue.ts';
import { toastFor } from '../model/change-toasts.ts';
import { sendChange } from '../model/send-change.ts';

/** The queue of a course outlives its page: changes go on being sent, and are still shown on coming back. */
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
    refetch: () => queryClient.fetchQuery({ ...curriculumQuery(courseId), staleTime: 0 }),
  };
  const queue = createChangeQueue({
    base,
    prepareBase: () => queryClient.cancelQueries({ queryKey, exact: true }),
    setBase: (modules) => void queryClient.setQueryData(queryKey, [...modules]),
    // As a mutation, so that an ended session is handled as in every other call.
    send: (change) =>
      new MutationObserver(queryClient, { mutationFn: () => sendChange(curriculum, change) }).mutate(),
    onOutcome: (change, outcome) => {
      const message = toastFor(change, outcome);
      if (message) toast(message);
      // Other pages show the number of lessons.
      if (outcome.ok) void queryClient.invalidateQueries({ queryKey: coursesKey });
      else if (isGone(outcome.error)) void queryClient.invalidateQueries({ queryKey, exact: true });
    },
  });
  ofClient.set(courseId, queue);
  return queue;
}

/** Somebody deleted it elsewhere. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

const POLL_MS = 5000;

function isPreparingAny(modules: readonly Module[] = []): boolean {
  const videos = modules.flatMap(({ lessons }) => lessons.map(({ parts }) => parts?.video));
  return videos.some((video) => video === 'waiting' || video === 'preparing');
}

/** The curriculum as the server has it (`saved`) and with the changes on their way applied (`modules`). */
export function useCurriculum(courseId: string) {
  const queryClient = useQueryClient();
  const queue = queueOf(queryClient, courseId);
  const query = useQuery({
    ...curriculumQuery(courseId),
    // A film whose form is closed is followed by nothing else.
    refetchInterval: ({ state }) => (isPreparingAny(state.data) ? POLL_MS : false),
  });
  const version = useSyncExternalStore(queue.subscribe, queue.version);
  const { queryKey } = curriculumQuery(courseId);
  // The queue writes into the cache; the hook's own data may be one render older.
  const saved: Module[] | undefined = queryClient.getQueryData(queryKey) ?? query.data;
  const modules = useMemo(
    () => (version >= 0 && saved !== undefined ? queue.shown(saved) : undefined),
    [queue, saved, version],
  );
  return { query, queue, saved, modules };
}
