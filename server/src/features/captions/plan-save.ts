import type { CaptionChange } from '@academy/contract/captions/caption.ts';
import { spokenTime } from '@academy/contract/captions/caption-time.ts';
import { Refusal } from '../../refusal.ts';
import type { CueRow, NewCue } from './cues.repository.ts';

export interface SavePlan {
  readonly added: readonly NewCue[];
  readonly changed: readonly NewCue[];
  readonly removed: readonly string[];
}

/**
 * What a save does to the cues that it names, as they are now. It is refused as a whole where one of them is not as its
 * author saw it, so that nobody's words are overwritten unseen. A save that is repeated, because its answer was lost, finds
 * what it asks for and does nothing.
 */
export function planSave(
  trackId: string,
  changes: readonly CaptionChange[],
  cues: readonly CueRow[],
): SavePlan {
  if (new Set(changes.map(({ id }) => id.toLowerCase())).size < changes.length) {
    throw new Refusal('bad_request', 'changes: a cue is named twice');
  }
  const current = new Map(cues.map((cue) => [cue.id, cue]));
  const plan = { added: [] as NewCue[], changed: [] as NewCue[], removed: [] as string[] };
  for (const change of changes) {
    const id = change.id.toLowerCase();
    const cue = current.get(id);
    if (cue !== undefined && cue.trackId !== trackId) {
      throw new Refusal('bad_request', 'changes: the id of a cue is taken');
    }
    if (change.kind === 'remove') {
      if (cue === undefined) continue;
      if (cue.revision !== change.revision) throw changed(cue);
      plan.removed.push(id);
      continue;
    }
    const { startMs, endMs, text } = change;
    if (cue === undefined) {
      if (change.kind === 'change')
        throw new Refusal('cue_removed', { cueId: id, time: spokenTime(startMs) });
      plan.added.push({ id, startMs, endMs, text });
      continue;
    }
    if (cue.startMs === startMs && cue.endMs === endMs && cue.text === text) continue;
    // An id that they made up themself and nobody has touched since: the first answer was lost, and they typed on.
    const seen = change.kind === 'add' ? 1 : change.revision;
    if (cue.revision !== seen) throw changed(cue);
    plan.changed.push({ id, startMs, endMs, text });
  }
  return plan;
}

/** Facts tell which cue it is, and the screen has to read it again. */
function changed({ id, startMs, revision }: CueRow): Refusal {
  return new Refusal('cue_changed', { cueId: id, revision, time: spokenTime(startMs) });
}
