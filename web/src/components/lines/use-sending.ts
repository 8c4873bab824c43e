import { ApiError } from '@academy/contract/http/client.ts';
import { useState } from 'react';

/** Nothing is said of what was not touched. */
export type ListsState = 'untouched' | 'saved' | 'changed' | 'saving' | 'invalid' | 'failed' | 'conflict';

/** Somebody else saved meanwhile. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'stale_edit' || error.code === 'word_list_changed');
}

interface SendingOptions<Saved> {
  /** The revision that the edits began at. */
  readonly revision: number;
  /** Asks the server anew. */
  readonly reload: () => Promise<Saved | undefined>;
}

/** Saves, and where somebody else saved meanwhile, asks what. */
export function useSending<Saved extends { readonly revision: number }>(options: SendingOptions<Saved>) {
  const [isSending, setIsSending] = useState(false);
  const [theirs, setTheirs] = useState<Saved>();
  return {
    isSending,
    /** Of a conflict, where what somebody else saved could be read. */
    theirs,
    /** Null where it could not be saved. */
    send: async (save: () => Promise<Saved>): Promise<Saved | null> => {
      setIsSending(true);
      setTheirs(undefined);
      try {
        return await save();
      } catch (error) {
        const now = isConflict(error) ? await options.reload() : undefined;
        // What cannot be asked for is answered with what was read before.
        setTheirs(now && now.revision > options.revision ? now : undefined);
        return null;
      } finally {
        setIsSending(false);
      }
    },
  };
}

interface SavingNow {
  readonly isSending: boolean;
  readonly error: unknown;
  /** Something in it cannot be saved. */
  readonly isRefused?: boolean;
  readonly changed: boolean;
  readonly isSaved: boolean;
}

export function stateOfSaving(now: SavingNow): ListsState {
  if (now.isSending) return 'saving';
  if (now.error) return isConflict(now.error) ? 'conflict' : 'failed';
  if (now.isRefused) return 'invalid';
  if (now.changed) return 'changed';
  return now.isSaved ? 'saved' : 'untouched';
}

/** Both versions of what is saved as one thing. */
export function versionsOfOne(name: string, { mine, saved }: { mine: string; saved: string }) {
  return { clashes: mine === saved ? [] : [{ name, mine, saved }], others: [] };
}
