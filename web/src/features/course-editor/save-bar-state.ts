export type SaveBarState = 'new' | 'saved' | 'changed' | 'saving' | 'failed' | 'conflict' | 'invalid';

interface SaveProgress {
  readonly created: boolean;
  readonly saving: boolean;
  readonly changed: boolean;
  readonly failed: boolean;
  readonly conflict: boolean;
  readonly invalid: boolean;
}

/** What the bar below the form shows, the most urgent first. */
export function saveBarState({
  created,
  saving,
  changed,
  failed,
  conflict,
  invalid,
}: SaveProgress): SaveBarState {
  if (saving) return 'saving';
  if (conflict) return 'conflict';
  if (failed) return 'failed';
  if (invalid) return 'invalid';
  if (changed) return 'changed';
  return created ? 'saved' : 'new';
}
