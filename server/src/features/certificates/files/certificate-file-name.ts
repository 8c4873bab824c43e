import { cutToBytes, downloadName } from '../../../http/download-name.ts';
import type { CertificateRow } from '../certificates.repository.ts';

/** Letters of Bengali have three bytes: a long title must not push the name of the person out of the file's. */
const titleBytes = 110;

/** Whoever finds the file in a folder reads of which course it is, and whose. */
export function certificateFileName(
  { courseTitle, name }: Pick<CertificateRow, 'courseTitle' | 'name'>,
  extension: string,
): string {
  return downloadName(`${cutToBytes(courseTitle, titleBytes)} - ${name}`, extension);
}
