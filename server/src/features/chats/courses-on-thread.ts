/**
 * Courses that are read and asked on a thread of their own: reading a long one takes a second, for which no other request should
 * wait. The thread is started by the first question. Where it dies, all that it kept is gone, and the next question starts another.
 */
import { Worker } from 'node:worker_threads';
import type { CourseText } from '@academy/platform/passages/course-text.ts';
import type { CourseQuestion, FoundPassages } from '@academy/platform/passages/found-passages.ts';

export type ThreadCall = { readonly call: number; readonly index: number } & (
  | { readonly kind: 'build'; readonly text: CourseText }
  | { readonly kind: 'find'; readonly question: CourseQuestion }
  | { readonly kind: 'drop' }
);

export interface ThreadReply {
  readonly call: number;
  readonly value?: number | FoundPassages;
  readonly error?: unknown;
}

/** A course that can be asked until it is closed. */
export interface AskedCourse {
  readonly bytes: number;
  find(question: CourseQuestion): Promise<FoundPassages>;
  close(): void;
}

export interface CoursesOnThread {
  open(text: CourseText): Promise<AskedCourse>;
  close(): Promise<void>;
}

interface ThreadOptions {
  /** Told when everything that is open cannot be asked any more. */
  readonly onLost: () => void;
  /** For a thread that hangs; the longest course takes some seconds on the slowest machine. */
  readonly timeoutMs?: number;
  /** What it may hold before it is ended instead of the process. */
  readonly heapMegabytes?: number;
}

interface Waiting {
  resolve(value: ThreadReply['value']): void;
  reject(error: unknown): void;
}

export function openCoursesOnThread({
  onLost,
  timeoutMs = 60_000,
  heapMegabytes = 2048,
}: ThreadOptions): CoursesOnThread {
  let thread: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const lose = (lost: Worker, error: unknown) => {
    if (thread !== lost) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onLost();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./index-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    started.on('message', ({ call, value, error }: ThreadReply) => {
      if (error === undefined) waiting.get(call)?.resolve(value);
      else waiting.get(call)?.reject(error);
      waiting.delete(call);
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', () => lose(started, new Error('The thread that finds passages has ended.')));
    started.unref();
    return started;
  };

  const ask = async (message: ThreadAsk): Promise<ThreadReply['value']> => {
    thread ??= start();
    const asked = thread;
    last += 1;
    const call = last;
    const hanging = setTimeout(() => void asked.terminate(), timeoutMs);
    const answer = new Promise<ThreadReply['value']>((resolve, reject) =>
      waiting.set(call, { resolve, reject }),
    );
    asked.postMessage({ ...message, call });
    return answer.finally(() => clearTimeout(hanging));
  };

  return {
    async open(text) {
      last += 1;
      const index = last;
      const bytes = (await ask({ kind: 'build', index, text })) as number;
      const home = thread;
      return {
        bytes,
        find: async (question) => (await ask({ kind: 'find', index, question })) as FoundPassages,
        // One that was started since does not know it.
        close: () => void (thread === home && ask({ kind: 'drop', index }).catch(() => undefined)),
      };
    },

    async close() {
      await thread?.terminate();
    },
  };
}

type ThreadAsk = ThreadCall extends infer Call
  ? Call extends ThreadCall
    ? Omit<Call, 'call'>
    : never
  : never;
