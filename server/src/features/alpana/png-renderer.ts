/**
 * Makes PNG out of SVG on a thread of its own, one picture at a time: each takes a good part of a second, for which no other
 * request should wait. The thread is started when it is needed, and ended when it was not for a while.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface PngRenderer {
  render(svg: string): Promise<Buffer>;
  close(): Promise<void>;
}

interface PngRendererTimes {
  readonly idleMs: number;
  /** For a thread that hangs; the slowest machine takes a few seconds. */
  readonly timeoutMs: number;
}

export function createPngRenderer(
  { idleMs, timeoutMs }: PngRendererTimes = { idleMs: 10_000, timeoutMs: 30_000 },
): PngRenderer {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopped = thread;
    thread = undefined;
    await stopped?.terminate();
  };

  const renderNow = async (svg: string): Promise<Buffer> => {
    clearTimeout(idle);
    thread ??= startThread();
    try {
      thread.postMessage(svg);
      const [png] = await once(thread, 'message', { signal: AbortSignal.timeout(timeoutMs) });
      return Buffer.from((png as Uint8Array<ArrayBuffer>).buffer);
    } catch (error) {
      await stop();
      throw error;
    } finally {
      idle = setTimeout(() => void stop(), idleMs).unref();
    }
  };

  return {
    render: (svg) => {
      const turn = lastTurn.then(() => renderNow(svg));
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
    close: stop,
  };
}

function startThread(): Worker {
  const thread = new Worker(new URL('./png-thread.ts', import.meta.url));
  // Told to who waits for a picture; without anybody who listens it would end the process.
  thread.on('error', () => undefined);
  thread.unref();
  return thread;
}
