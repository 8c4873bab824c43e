/**
 * One sitting at a track, without a framework: what is shown, what was done, and sending it by itself a moment after. What the
 * server does not have is kept on the device. Its answers are merged under what was typed meanwhile.
 */
import type { CaptionChange, Cue } from '@academy/contract/captions/caption.ts';
import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { isRefusal } from '@/api/client/refusal.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import { type CueEdits, type CueText, changesOf, withAnswer } from './cue-edits.ts';
import { type KeptEdits, keptEditsOf, restoreEdits } from './kept-edits.ts';
import { mergeCues, resolveConflict } from './merge-cues.ts';
import { addStep, noSteps, redo, type UndoSteps, undo } from './undo-steps.ts';

export interface SessionState {
  readonly edits: CueEdits;
  readonly steps: UndoSteps;
  readonly save: SaveState;
  readonly error: unknown;
  /** Something of an earlier sitting was found on the device, and is not sent yet. */
  readonly wasRestored: boolean;
}

export interface SessionMeans {
  readonly kept: KeptEdits;
  readonly send: (changes: CaptionChange[]) => Promise<readonly Cue[]>;
  /** What the server has now. */
  readonly read: () => Promise<readonly Cue[]>;
  readonly newId: () => string;
}

/** Somebody changed a cue, or removed it, or all of them. */
const conflictCodes: readonly unknown[] = ['cue_changed', 'cue_removed', 'captions_not_found'];
const isConflict = (error: unknown) => error instanceof ApiError && conflictCodes.includes(error.code);

/** A refusal that comes again although everything was read anew is none of another person's edit. */
const mostConflicts = 3;

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

export type CaptionSession = ReturnType<typeof createCaptionSession>;

export function createCaptionSession(cues: readonly Cue[], { kept, send, read, newId }: SessionMeans) {
  const restored = restoreEdits(cues, kept.read());
  let state: SessionState = {
    edits: restored,
    steps: noSteps,
    save: 'untouched',
    error: null,
    wasRestored: changesOf(restored).length > 0,
  };
  const listeners = new Set<() => void>();

  const set = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const setEdits = (edits: CueEdits, change: Partial<SessionState> = {}) => {
    set({ ...change, edits });
    kept.keep(keptEditsOf(edits));
  };

  const sendChanges = async (): Promise<void> => {
    let conflicts = 0;
    for (;;) {
      const all = changesOf(state.edits);
      const batch = all.slice(0, captionLimits.changesPerSave);
      // All that was left may have been settled by reading anew.
      if (batch.length === 0) return;
      try {
        setEdits(withAnswer(state.edits, batch, await send(batch)));
        if (batch.length === all.length) return;
      } catch (error) {
        conflicts += 1;
        if (!isConflict(error) || conflicts > mostConflicts) throw error;
        setEdits(mergeCues(state.edits, await read()));
      }
    }
  };
  const autosave = createAutosave({
    hasChanges: () => changesOf(state.edits).length > 0,
    send: sendChanges,
    isFinal: (error) => isRefusal(error) && !hasStatus(error, 429),
    onState: (save, error) =>
      set({ save, error, wasRestored: state.wasRestored && save !== 'saved' && save !== 'untouched' }),
  });

  return {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Steps of one name that follow each other are undone together. */
    change: (how: (cues: readonly CueText[]) => readonly CueText[], name: string | null = null) => {
      const { edits, steps } = state;
      const shown = how(edits.shown);
      if (shown === edits.shown) return;
      setEdits({ ...edits, shown }, { steps: addStep(steps, edits.shown, shown, name) });
      autosave.soon();
    },
    /** Gives the cue to look at. */
    step: (direction: 'undo' | 'redo'): string | undefined => {
      const { edits, steps: before } = state;
      const { steps, cues: shown, id } = (direction === 'undo' ? undo : redo)(before, edits.shown);
      setEdits({ ...edits, shown }, { steps });
      autosave.soon();
      return id;
    },
    resolve: (id: string, keep: 'mine' | 'theirs') => {
      setEdits(resolveConflict(state.edits, id, keep, newId()));
      autosave.soon();
    },
    saveNow: autosave.now,
    /** Reads what there is now, such as what the academy wrote down since. Not while something is on its way. */
    refresh: async (): Promise<void> => {
      const before = state.edits.saved;
      const now = await read();
      if (autosave.isRunning() || state.edits.saved !== before) return;
      setEdits(mergeCues(state.edits, now));
      if (changesOf(state.edits).length > 0) autosave.soon();
    },
    /** Saves by itself until the returned function is called, which sends what is left. */
    open: autosave.open,
  };
}
