/** A control that serves from a process of its own, so that it shares no event loop with what measures it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForkedServer {
  readonly child: ChildProcess;
  readonly port: number;
  stop(): Promise<void>;
}

/** Answers when the program has called `serveParent`. */
export async function forkServer(program: string, args: readonly string[] = []): Promise<ForkedServer> {
  // Bytes travel as bytes.
  const child = fork(program, args, { serialization: 'advanced' });
  const exited = once(child, 'exit');
  const failed = exited.then(([code]) => {
    throw new Error(`${program} ended with ${code} before it was ready.`);
  });
  const [{ port }] = (await Promise.race([once(child, 'message'), failed])) as [{ port: number }];
  return {
    child,
    port,
    stop: async () => {
      // One that has ended by itself is no reason to hide why that matters.
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

/** For the forked program: listens if it does not yet, tells the parent the port, and ends with it. */
export async function serveParent(server: Server): Promise<void> {
  process.on('disconnect', () => process.exit(0));
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  process.send?.({ port: (server.address() as AddressInfo).port });
}
