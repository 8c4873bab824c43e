import { Worker } from 'node:worker_threads';
import { samplesPerSecond, type Transcriber, TranscriberError, type Utterance } from '../transcriber.ts';
import type { ListenAnswer, ListenRequest } from './moonshine-thread.ts';

/** Several hundred megabytes wait no longer for the next film. */
const idleMs = 30_000;
/** Shorter sounds are no word, and the model makes one up. */
const shortestSound = samplesPerSecond / 4;

/** The model that comes with the academy: English, on one thread, loaded by the first piece and given back when idle. */
export function createMoonshineTranscriber(options: { readonly idleMs?: number } = {}): Transcriber {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopped = thread;
    thread = undefined;
    await stopped?.terminate();
  };

  const listen = async (sound: Float32Array, signal: AbortSignal | undefined): Promise<Utterance[]> => {
    signal?.throwIfAborted();
    if (sound.length < shortestSound) return [];
    clearTimeout(idle);
    thread ??= startThread();
    try {
      const text = await ask(thread, sound, signal);
      signal?.throwIfAborted();
      const endMs = Math.round((sound.length / samplesPerSecond) * 1000);
      return text ? [{ startMs: 0, endMs, text }] : [];
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      await stop();
      throw new TranscriberError('internal', 'The speech model failed.', { cause: error });
    } finally {
      idle = setTimeout(() => void stop(), options.idleMs ?? idleMs).unref();
    }
  };

  return {
    understands: (language) => /^en(?:-|$)/i.test(language),
    transcribe: (sound, { signal }) => {
      const turn = lastTurn.then(() => listen(sound, signal));
      lastTurn = turn.catch(() => undefined);
      return signal ? orAborted(turn, signal) : turn;
    },
    close: stop,
  };
}

function startThread(): Worker {
  const thread = new Worker(new URL('./moonshine-thread.ts', import.meta.url));
  // Told to who waits for the text, by its exit; without anybody who listens it would end the process.
  thread.on('error', () => undefined);
  thread.unref();
  return thread;
}

/** Settles only when the thread has done with the piece: an answer must not be taken for that of the next one. */
function ask(thread: Worker, sound: Float32Array, signal?: AbortSignal): Promise<string | null> {
  const request: ListenRequest = { sound, stopped: new Int32Array(new SharedArrayBuffer(4)) };
  const abandon = () => void Atomics.store(request.stopped, 0, 1);
  return new Promise<string | null>((resolve, reject) => {
    const answered = (answer: ListenAnswer) => {
      thread.off('exit', ended);
      if ('failure' in answer) reject(new Error(answer.failure));
      else resolve(answer.text);
    };
    const ended = () => {
      thread.off('message', answered);
      reject(new Error('Its thread ended.'));
    };
    thread.once('message', answered).once('exit', ended);
    signal?.addEventListener('abort', abandon);
    thread.ref();
    thread.postMessage(request);
  }).finally(() => {
    thread.unref();
    signal?.removeEventListener('abort', abandon);
  });
}

/** Who aborts does not wait for the model to notice. */
function orAborted<Result>(turn: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
