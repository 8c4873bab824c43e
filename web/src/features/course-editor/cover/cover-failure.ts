import { t } from '@lingui/core/macro';
import { saveFailureText } from '../save-failure.ts';

/** Why a chosen file could not be prepared for its upload. */
type PictureProblem = 'unreadable' | 'browser';

export class PictureFailure extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(`The picture could not be prepared: ${problem}.`);
    this.problem = problem;
  }
}

/** The words are chosen when they are drawn, so that they follow a change of language. */
export function coverFailureText(error: unknown): string {
  if (error instanceof PictureFailure) {
    return error.problem === 'unreadable'
      ? t`This file is no picture that can be read. Choose a JPEG, PNG or WebP file.`
      : t`This browser could not prepare the picture.`;
  }
  return error instanceof Error ? saveFailureText(error) : '';
}
