import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Control {
  readonly address: string;
  /** From now on the control answers with these bytes. */
  answerWith(body: string): Promise<void>;
  stop(): void;
}

export async function startControl(): Promise<Control> {
  const child = fork(path.join(import.meta.dirname, 'control-server.ts'));
  const { address } = await messageOf<{ address: string }>(child);
  return {
    address,
    answerWith: async (body) => {
      child.send({ body });
      await messageOf(child);
    },
    stop: () => child.disconnect(),
  };
}

async function messageOf<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message');
  return message as T;
}
