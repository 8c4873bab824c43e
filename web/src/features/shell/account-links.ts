import { t } from '@lingui/core/macro';
import { CircleQuestionMark, type LucideIcon, Settings, UserRound } from 'lucide-react';
import { paths } from '@/config/paths.ts';

interface AccountLink {
  label: string;
  to: string;
  search?: { tab: 'settings' };
  icon: LucideIcon;
}

/** The links of the user menu, on wide screens and on phones. */
export const accountLinks = (): readonly AccountLink[] => [
  { label: t`Your Profile`, to: paths.profile(), icon: UserRound },
  { label: t`Settings`, to: paths.profile(), search: { tab: 'settings' }, icon: Settings },
  { label: t`Help Center`, to: paths.faq(), icon: CircleQuestionMark },
];
