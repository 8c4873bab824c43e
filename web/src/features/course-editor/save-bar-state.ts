export type SaveBarState = 'new' | 'saved' | 'changed' | 'saving' | 'failed' | 'conflict' | 'invalid';

interface SaveFacts {
  readonly created: boolean;
  readonly saving: boolean;
  readonly changed: boolean;
  readonly failed: boolean;
  readonly conflict: boolean;
  readonly invalid: boolean;
}

/** What the bar under the form tells, the most pressing first. */
export function saveBarState({
  created,
  saving,
  changed,
  failed,
  conflict,
  invalid,
}: SaveFacts): SaveBarState {
  if (saving) return 'saving';
  if (conflict) return 'conflict';
  if (failed) return 'failed';
  if (invalid) return 'invalid';
  if (changed) return 'changed';
  return created ? 'saved' : 'new';
}
