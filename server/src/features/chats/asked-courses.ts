/**
 * Courses that are read and asked in a process of their own: reading a long one takes a second, for which no other request should
 * wait, and one that takes too much memory must not end the server. The first question starts the process. Where it dies, all
 * that it kept is gone, and the next question starts another.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Source } from '@academy/contract/chats/answer.ts';
import type { CourseText, LessonText } from '@academy/platform/passages/course-text.ts';
import type { CourseQuestion, FoundPassages } from '@academy/platform/passages/found-passages.ts';

export type CourseCall = { readonly call: number } & (
  | { readonly kind: 'build'; readonly index: number; readonly text: CourseText }
  | { readonly kind: 'find'; readonly index: number; readonly question: CourseQuestion }
  | { readonly kind: 'drop'; readonly index: number }
  | { readonly kind: 'read'; readonly lesson: LessonText }
);

export interface CourseReply {
  readonly call: number;
  readonly value?: number | FoundPassages | readonly Source[];
  readonly error?: unknown;
}

/** A course that can be asked until it is closed. */
export interface AskedCourse {
  readonly bytes: number;
  find(question: CourseQuestion): Promise<FoundPassages>;
  close(): void;
}

export interface AskedCourses {
  open(text: CourseText): Promise<AskedCourse>;
  /** Passages of a whole lesson, of which nothing is kept. */
  readLesson(lesson: LessonText): Promise<readonly Source[]>;
  close(): Promise<void>;
}

interface ProcessOptions {
  /** Told when everything that is open cannot be asked any more. */
  readonly onLost: () => void;
  /** For a process that hangs; the longest course takes some seconds on the slowest machine. */
  readonly timeoutMs?: number;
  /** What it may hold before it ends. */
  readonly heapMegabytes?: number;
}

interface Waiting {
  resolve(value: CourseReply['value']): void;
  reject(error: unknown): void;
}

export function openAskedCourses({
  onLost,
  timeoutMs = 60_000,
  heapMegabytes = 2048,
}: ProcessOptions): AskedCourses {
  let child: ChildProcess | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const lose = (lost: ChildProcess, error: unknown) => {
    if (child !== lost) return;
    child = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onLost();
  };

  const start = (): ChildProcess => {
    const started = fork(new URL('./asked-courses-process.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      // It reads what anybody wrote, and needs no secret of the academy.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', ({ call, value, error }: CourseReply) => {
      if (error === undefined) waiting.get(call)?.resolve(value);
      else waiting.get(call)?.reject(error);
      waiting.delete(call);
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code, signal) =>
      lose(started, new Error(`The process that finds passages has ended: ${signal ?? code}.`)),
    );
    started.unref();
    started.channel?.unref();
    return started;
  };

  const ask = async (message: CourseAsk): Promise<CourseReply['value']> => {
    child ??= start();
    const asked = child;
    last += 1;
    const call = last;
    const hanging = setTimeout(() => void asked.kill('SIGKILL'), timeoutMs);
    const answer = new Promise<CourseReply['value']>((resolve, reject) =>
      waiting.set(call, { resolve, reject }),
    );
    // Where it cannot be told any more, its end is told soon, which rejects the call.
    asked.send({ ...message, call }, () => undefined);
    return answer.finally(() => clearTimeout(hanging));
  };

  return {
    async open(text) {
      last += 1;
      const index = last;
      const bytes = (await ask({ kind: 'build', index, text })) as number;
      const home = child;
      return {
        bytes,
        find: async (question) => (await ask({ kind: 'find', index, question })) as FoundPassages,
        // One that was started since does not know it.
        close: () => void (child === home && ask({ kind: 'drop', index }).catch(() => undefined)),
      };
    },

    readLesson: async (lesson) => (await ask({ kind: 'read', lesson })) as readonly Source[],

    async close() {
      if (child === undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

type CourseAsk = CourseCall extends infer Call
  ? Call extends CourseCall
    ? Omit<Call, 'call'>
    : never
  : never;
