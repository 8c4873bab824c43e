import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Lets this thread work on what all others leave of the processor, where the system can do that for a thread: on Linux. */
export function beLeastUrgent(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // Elsewhere a thread is as urgent as its process.
  }
}
