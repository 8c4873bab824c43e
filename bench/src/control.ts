import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Statement } from './recorded-statements.ts';

export interface ControlAnswer {
  readonly body: string;
  /** What is asked of which database before the answer is sent; nothing where this is left out. */
  readonly ask?: { readonly database: string; readonly statements: readonly Statement[] };
}

export interface Control {
  readonly address: string;
  /** From now on the control answers with these bytes; tells the path to ask it at. */
  answerWith(answer: ControlAnswer): Promise<string>;
  stop(): void;
}

export async function startControl(): Promise<Control> {
  const child = fork(path.join(import.meta.dirname, 'control-server.ts'));
  const { address } = await messageOf<{ address: string }>(child);
  return {
    address,
    answerWith: async (answer) => {
      child.send(answer);
      await messageOf(child);
      return answer.ask === undefined ? '/' : '/asking';
    },
    stop: () => child.disconnect(),
  };
}

async function messageOf<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message');
  return message as T;
}
