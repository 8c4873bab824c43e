import { setTimeout as delay } from 'node:timers/promises';
import type { Lock, Locker } from '@tus/server';
import { Refusal } from '../../refusal.ts';
import { LockSession } from './lock-session.ts';

export interface UploadLockerOptions {
  readonly directUrl: string;
  /** After so long without a byte, a writer yields to another that wants to go on with the upload. */
  readonly yieldAfterMs?: number;
  /** After so long without a byte, a writer is cut off in any case. */
  readonly cutAfterMs?: number;
  /** How long a second writer waits for the first to yield before it is refused. */
  readonly waitMs?: number;
}

interface Holder {
  lastByteMs: number;
  readonly release: () => void;
}

const lookAgainMs = 50;

/**
 * One writer for an upload at a time, over all processes of the API. A writer whose bytes keep coming is left alone
 * and others are refused; one that has fallen silent, as half-open connections do, is asked to end, so that the
 * client behind it can go on from elsewhere within a second or two.
 */
export class UploadLocker implements Locker {
  readonly #session: LockSession;
  readonly #holders = new Map<string, Holder>();
  readonly #times: {
    readonly yieldAfterMs: number;
    readonly cutAfterMs: number;
    readonly waitMs: number;
  };
  readonly #watch: NodeJS.Timeout;

  constructor({ directUrl, yieldAfterMs = 1_000, cutAfterMs = 60_000, waitMs = 3_000 }: UploadLockerOptions) {
    this.#times = { yieldAfterMs, cutAfterMs, waitMs };
    this.#session = new LockSession(directUrl, {
      onWanted: (id) => this.#ask(id),
      onLost: () => this.releaseAll(),
    });
    this.#watch = setInterval(() => this.#cutSilent(), Math.min(cutAfterMs / 4, 5_000)).unref();
  }

  newLock(id: string): Lock {
    let holder: Holder | undefined;
    return {
      lock: async (signal, release) => {
        holder = { lastByteMs: performance.now(), release: () => void release() };
        await this.#acquire(id, holder, signal);
      },
      unlock: async () => {
        // The lock may have been lost with its connection, and another writer may hold it by now.
        if (this.#holders.get(id) !== holder) return;
        this.#holders.delete(id);
        await this.#session.unlock(id);
      },
    };
  }

  /** Bytes of this upload came in. */
  heard(id: string): void {
    const holder = this.#holders.get(id);
    if (holder !== undefined) holder.lastByteMs = performance.now();
  }

  /** Asks the writer of this upload, wherever it is, to end now. */
  release(id: string): void {
    this.#holders.get(id)?.release();
  }

  releaseAll(): void {
    for (const holder of this.#holders.values()) holder.release();
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    await this.#session.close();
  }

  async #acquire(id: string, holder: Holder, signal: AbortSignal): Promise<void> {
    const refusedAtMs = performance.now() + this.#times.waitMs;
    while (!(await this.#tryOnce(id, holder))) {
      if (signal.aborted || performance.now() > refusedAtMs) throw new Refusal('upload_locked');
      await delay(lookAgainMs);
    }
    // A writer that waited for the lock could not send anything meanwhile: that was no silence.
    holder.lastByteMs = performance.now();
  }

  async #tryOnce(id: string, holder: Holder): Promise<boolean> {
    if (this.#holders.has(id)) {
      this.#ask(id);
      return false;
    }
    this.#holders.set(id, holder);
    try {
      if (await this.#session.tryLock(id)) return true;
      this.#holders.delete(id);
      await this.#session.want(id);
      return false;
    } catch (error) {
      this.#holders.delete(id);
      throw error;
    }
  }

  #ask(id: string): void {
    const holder = this.#holders.get(id);
    if (holder !== undefined && silenceOf(holder) >= this.#times.yieldAfterMs) holder.release();
  }

  #cutSilent(): void {
    for (const holder of this.#holders.values()) {
      if (silenceOf(holder) >= this.#times.cutAfterMs) holder.release();
    }
  }
}

function silenceOf({ lastByteMs }: Holder): number {
  return performance.now() - lastByteMs;
}
