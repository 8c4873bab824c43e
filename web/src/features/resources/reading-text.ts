import type { ReadingReason, ResourceReading } from '@academy/contract/resources/resource-reading.ts';
import { t } from '@lingui/core/macro';

/** Whether the assistant can answer from a file; otherwise why not, and what can be done. */
export function readingText({ state, reason }: ResourceReading, extension: string): string {
  if (state === 'waiting') return t`The assistant is about to read this file.`;
  if (state === 'done') return t`The assistant can answer from this file.`;
  return reasonText(reason ?? 'internal', extension === '.pdf');
}

function reasonText(reason: ReadingReason, isPdf: boolean): string {
  switch (reason) {
    case 'no_text':
      return isPdf
        ? t`The assistant cannot read this PDF: it has no text in it, its pages are pictures.`
        : t`The assistant cannot read this file: there is no text in it.`;
    case 'not_text':
      return t`The assistant reads PDFs and files of plain text, so it does not know this one.`;
    case 'too_large':
      return isPdf
        ? t`The assistant does not read this PDF: it has more than 50 MB.`
        : t`The assistant does not read this file: it has more than 5 MB.`;
    case 'encrypted':
      return t`The assistant cannot read this PDF: it asks for a password. Upload it without one.`;
    case 'broken':
      return t`The assistant cannot read this PDF: it is broken. Save it anew and upload it again.`;
    case 'too_slow':
      return t`The assistant gave up on this file: reading it takes too much time or memory.`;
    case 'internal':
      return t`Something went wrong while the assistant read this file. It tries again within a day.`;
    default:
      return reason satisfies never;
  }
}
