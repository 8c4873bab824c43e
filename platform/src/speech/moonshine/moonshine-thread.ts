/** The thread on which the model listens, so that jobs keep their heartbeat meanwhile. Pieces come and are answered in order. */
import { parentPort } from 'node:worker_threads';
import { beLeastUrgent } from './least-urgent.ts';
import { loadMoonshine, type MoonshineModel } from './moonshine-model.ts';

/** A piece of sound, and a cell that is not 0 any more when nobody waits for its text. */
export interface ListenRequest {
  readonly sound: Float32Array;
  readonly stopped: Int32Array;
}

export type ListenAnswer = { readonly text: string | null } | { readonly failure: string };

let loading: Promise<MoonshineModel> | undefined;
beLeastUrgent();

parentPort?.on('message', ({ sound, stopped }: ListenRequest) => {
  void listen(sound, () => Atomics.load(stopped, 0) !== 0).then((answer) => parentPort?.postMessage(answer));
});

async function listen(sound: Float32Array, isStopped: () => boolean): Promise<ListenAnswer> {
  try {
    loading ??= loadMoonshine();
    const model = await loading;
    return { text: isStopped() ? null : await model.listen(sound, isStopped) };
  } catch (error) {
    return { failure: String(error) };
  }
}
