import { invitationLimits as limits } from '@academy/contract/invitations/invitation-limits.ts';
import { t } from '@lingui/core/macro';
import { bytesText } from '@/lib/language/sizes.ts';

export type ListProblem = 'empty' | 'too_long' | 'file_too_large' | 'file_not_utf8';

/** Why a list is not sent at all. */
export function problemText(problem: ListProblem): string {
  const most = bytesText(limits.listMaxLength);
  switch (problem) {
    case 'empty':
      return t`Enter at least one email address.`;
    case 'too_long':
      return t`This list is too long.`;
    case 'file_too_large':
      return t`This file is larger than ${most}.`;
    case 'file_not_utf8':
      return t`This file is not a text in UTF-8. Save it in your spreadsheet as “CSV UTF-8” and choose it again.`;
  }
}
