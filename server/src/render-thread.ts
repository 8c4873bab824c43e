/**
 * Renders on a thread of its own, one thing at a time: each takes a good part of a second, for which no other request should
 * wait. The thread is started when it is needed, and ended when it was not for a while.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface RenderThread<Input> {
  render(input: Input): Promise<Buffer>;
  close(): Promise<void>;
}

export interface RenderTimes {
  readonly idleMs: number;
  /** For a thread that hangs; the slowest machine takes a few seconds. */
  readonly timeoutMs: number;
}

/** The file answers each message with the bytes that it makes of it. */
export function createRenderThread<Input>(
  file: URL,
  { idleMs, timeoutMs }: RenderTimes = { idleMs: 10_000, timeoutMs: 30_000 },
): RenderThread<Input> {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopped = thread;
    thread = undefined;
    await stopped?.terminate();
  };

  const renderNow = async (input: Input): Promise<Buffer> => {
    clearTimeout(idle);
    thread ??= startThread(file);
    try {
      thread.postMessage(input);
      const [bytes] = await once(thread, 'message', { signal: AbortSignal.timeout(timeoutMs) });
      return Buffer.from((bytes as Uint8Array<ArrayBuffer>).buffer);
    } catch (error) {
      await stop();
      throw error;
    } finally {
      idle = setTimeout(() => void stop(), idleMs).unref();
    }
  };

  return {
    render: (input) => {
      const turn = lastTurn.then(() => renderNow(input));
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
    close: stop,
  };
}

function startThread(file: URL): Worker {
  const thread = new Worker(file);
  // Told to who waits for the bytes; without anybody who listens it would end the process.
  thread.on('error', () => undefined);
  thread.unref();
  return thread;
}
