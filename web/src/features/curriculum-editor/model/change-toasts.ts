/** The toast for a change that was saved or has failed. */
import { ApiError } from '@academy/contract/http/client.ts';
import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import type { ToastMessage } from '@/components/ui/toast-store.ts';
import { type ChangeOutcome, DependencyFailed } from './change-queue.ts';
import type { CurriculumChange } from './curriculum-change.ts';
import { EditConflict } from './send-change.ts';

/** A move shows by itself that it was saved. */
function successOf(kind: CurriculumChange['kind']): ToastMessage | null {
  switch (kind) {
    case 'add-module':
    case 'rename-module':
      return {
        title: t`Success`,
        description: t`Module created or updated successfully`,
        variant: 'success',
      };
    case 'add-lesson':
    case 'save-lesson':
      return {
        title: t`Success`,
        description: t`Lesson created or updated successfully`,
        variant: 'success',
      };
    case 'delete-module':
      return { title: t`Module Deleted`, variant: 'success' };
    case 'delete-lesson':
      return { title: t`Lesson Deleted`, variant: 'success' };
    case 'move-module':
    case 'move-lesson':
      return null;
  }
}

function failureOf(kind: CurriculumChange['kind']): string {
  switch (kind) {
    case 'add-module':
    case 'rename-module':
    case 'move-module':
      return t`Failed to save module.`;
    case 'add-lesson':
    case 'save-lesson':
    case 'move-lesson':
      return t`Failed to save lesson.`;
    case 'delete-module':
      return t`Failed to delete module.`;
    case 'delete-lesson':
      return t`Failed to delete lesson.`;
  }
}

export function toastFor({ kind }: CurriculumChange, outcome: ChangeOutcome): ToastMessage | null {
  if (outcome.ok) return successOf(kind);
  const { error } = outcome;
  // The first failure has its own toast, and a conflict is shown beside the field.
  if (error instanceof DependencyFailed || error instanceof EditConflict) return null;
  if ((kind === 'save-lesson' || kind === 'add-lesson') && isRefusal(error)) {
    return {
      title: t`There was a problem saving the lesson.`,
      description: errorText(error),
      variant: 'destructive',
    };
  }
  const reason = errorText(error);
  return {
    title: failureOf(kind),
    description: kind.startsWith('move') ? `${reason} ${t`It is back in its place.`}` : reason,
    variant: 'destructive',
  };
}

/** The server has read the request and says what is wrong with it. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 403, 404, 409, 413, 422].includes(error.status);
}
