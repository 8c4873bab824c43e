import { once } from 'node:events';
import path from 'node:path';
import { forkServer } from './forked-server.ts';
import type { RightAnswer } from './load.ts';
import type { Statement } from './postgres-log.ts';

export interface ControlAnswer extends RightAnswer {
  /** The statements to make before the answer is sent; none where this is left out. */
  readonly ask?: { readonly database: string; readonly statements: readonly Statement[] };
}

export interface Control {
  readonly origin: string;
  /** From now on the control answers with these bytes. Resolves to the path that does. */
  answerWith(answer: ControlAnswer): Promise<string>;
  stop(): Promise<void>;
}

export async function startControl(): Promise<Control> {
  const { child, port, stop } = await forkServer(path.join(import.meta.dirname, 'control-server.ts'));
  return {
    origin: `http://127.0.0.1:${port}`,
    answerWith: async (answer) => {
      child.send(answer);
      await once(child, 'message');
      return answer.ask === undefined ? '/' : '/asking';
    },
    stop,
  };
}
