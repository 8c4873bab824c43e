import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/*
 * How PostgreSQL reads signals: SIGINT ends sessions, writes everything down and stops; SIGQUIT stops at once and
 * recovers from its log at the next start. Neither loses what was committed.
 */
const STEPS: readonly { signal: NodeJS.Signals; waitMs: number }[] = [
  { signal: 'SIGINT', waitMs: 20_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
];

/** Stops the server with the least force that works, in bounded time. */
export async function stopPostmaster(pid: number, hasEnded: () => boolean | Promise<boolean>): Promise<void> {
  for (const { signal, waitMs } of STEPS) {
    const deadline = Date.now() + waitMs;
    send(pid, signal);
    while (Date.now() < deadline) {
      if (await hasEnded()) return;
      await delay(POLL_MS);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // Gone in the meantime, which is what was asked for.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
