/** The toast for a change that was saved or has failed. */
import { ApiError } from '@academy/contract/http/client.ts';
import { errorText } from '@/api/client/error-text.ts';
import type { ToastMessage } from '@/components/ui/toast-store.ts';
import { type ChangeOutcome, DependencyFailed } from './change-queue.ts';
import type { CurriculumChange } from './curriculum-change.ts';
import { EditConflict } from './send-change.ts';

const saved = { title: 'Success', variant: 'success' } as const;

const successes: Readonly<Record<CurriculumChange['kind'], ToastMessage | null>> = {
  'add-module': { ...saved, description: 'Module created or updated successfully' },
  'rename-module': { ...saved, description: 'Module created or updated successfully' },
  'move-module': null,
  'delete-module': { title: 'Module Deleted', variant: 'success' },
  'add-lesson': { ...saved, description: 'Lesson created or updated successfully' },
  'save-lesson': { ...saved, description: 'Lesson created or updated successfully' },
  'move-lesson': null,
  'delete-lesson': { title: 'Lesson Deleted', variant: 'success' },
};

const failures: Readonly<Record<CurriculumChange['kind'], string>> = {
  'add-module': 'Failed to save module.',
  'rename-module': 'Failed to save module.',
  'move-module': 'Failed to save module.',
  'delete-module': 'Failed to delete module.',
  'add-lesson': 'Failed to save lesson.',
  'save-lesson': 'Failed to save lesson.',
  'move-lesson': 'Failed to save lesson.',
  'delete-lesson': 'Failed to delete lesson.',
};

export function toastFor({ kind }: CurriculumChange, outcome: ChangeOutcome): ToastMessage | null {
  if (outcome.ok) return successes[kind];
  const { error } = outcome;
  // The first failure has its own toast, and a conflict is shown beside the field.
  if (error instanceof DependencyFailed || error instanceof EditConflict) return null;
  if ((kind === 'save-lesson' || kind === 'add-lesson') && isRefusal(error)) {
    return {
      title: 'There was a problem saving the lesson.',
      description: errorText(error),
      variant: 'destructive',
    };
  }
  return { title: 'Error', description: failures[kind], variant: 'destructive' };
}

/** The server has read the request and says what is wrong with it. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 403, 404, 409, 413, 422].includes(error.status);
}
