import { coverLimits } from '@academy/contract/courses/cover.ts';
import { readCoverImage } from './cover-image.ts';
import type { FileProblem } from './read-yaml.ts';

/** What speaks against a picture as a cover, as where one is uploaded; null for nothing. */
export function coverProblem(bytes: Buffer, file: string): FileProblem | null {
  const { maxBytes, minSide, maxSide } = coverLimits;
  const problem = (message: string) => ({ file, line: null, field: null, message });
  if (bytes.length > maxBytes) return problem(`is larger than ${maxBytes / 1024 / 1024} MB`);
  const image = readCoverImage(bytes);
  if (image === null || !file.endsWith(`.${image.extension}`)) {
    return problem('is no JPEG, PNG or WebP picture, or one that is called otherwise');
  }
  if ([image.width, image.height].some((side) => side < minSide || side > maxSide)) {
    return problem(`must be ${minSide} to ${maxSide} pixels wide and high`);
  }
  return null;
}
