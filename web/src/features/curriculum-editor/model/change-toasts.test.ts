import { ApiError } from '@academy/contract/http/client.ts';
import { expect, it } from 'vitest';
import { DependencyFailed } from './change-queue.ts';
import { toastFor } from './change-toasts.ts';
import type { CurriculumChange } from './curriculum-change.ts';
import { EditConflict } from './send-change.ts';

const save: CurriculumChange = { kind: 'save-lesson', id: 'l', edits: {} };
const failed = (error: unknown) => ({ ok: false, error }) as const;
const away = failed(new ApiError('Away', 503));

it('shows what was saved in the specified words', () => {
  const ok = { ok: true, answer: { deleted: true } } as const;
  expect(toastFor(save, ok)).toMatchObject({
    title: 'Success',
    description: 'Lesson created or updated successfully',
  });
  expect(toastFor({ kind: 'delete-module', id: 'm' }, ok)).toMatchObject({ title: 'Module Deleted' });
  expect(toastFor({ kind: 'move-module', id: 'm', order: 1 }, ok)).toBeNull();
});

it('shows what failed in the specified words, why, and that a move was taken back', () => {
  const notSaved = (title: string, description: string) => ({ title, description, variant: 'destructive' });
  expect(toastFor(save, away)).toEqual(notSaved('Failed to save lesson.', 'Away'));
  expect(toastFor({ kind: 'move-module', id: 'm', order: 1 }, away)).toEqual(
    notSaved('Failed to save module.', 'Away It is back in its place.'),
  );
  expect(toastFor({ kind: 'delete-lesson', id: 'l' }, away)).toEqual(
    notSaved('Failed to delete lesson.', 'Away'),
  );
});

it('shows why the server refused a lesson', () => {
  expect(toastFor(save, failed(new ApiError('The link is private.', 422)))).toMatchObject({
    title: 'There was a problem saving the lesson.',
    description: 'The link is private.',
  });
});

it('shows no toast for what is shown elsewhere', () => {
  expect(toastFor(save, failed(new EditConflict()))).toBeNull();
  expect(toastFor(save, failed(new DependencyFailed()))).toBeNull();
});
