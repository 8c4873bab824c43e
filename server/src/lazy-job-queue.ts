import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';

export interface LazyJobQueue extends Pick<JobQueue, 'enqueue' | 'isOpen'> {
  close(): Promise<void>;
}

/**
 * A queue that is opened by the first job that is put into it: opening takes longer than all the rest of the API's
 * start, and most requests have no job for it. An opening that failed is tried again by the next.
 */
export function createLazyJobQueue(open: () => Promise<JobQueue>): LazyJobQueue {
  let opening: Promise<JobQueue> | undefined;
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    enqueue: async (...job) => (await opened()).enqueue(...job),
    isOpen: async (...job) => (await opened()).isOpen(...job),
    close: async () => {
      await (await opening?.catch(() => undefined))?.stop();
    },
  };
}
