import { t } from '@lingui/core/macro';

/** Why a file cannot become a film, as far as a browser sees without reading it: before anything is made or sent for it. */
export function filmFileProblem({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size === 0) return t`This file is empty.`;
  // Without a type it may be anything, a film too.
  if (type !== '' && !/^(video|application)\//.test(type)) return t`This file is not a video.`;
  return undefined;
}
