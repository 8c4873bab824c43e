import { t } from '@lingui/core/macro';
import { CircleQuestionMark, type LucideIcon, NotebookPen, Settings, UserRound } from 'lucide-react';
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
  { label: t`Notebook`, to: paths.notebook(), icon: NotebookPen },
  { label: t`Settings`, to: paths.profile(), search: { tab: 'settings' }, icon: Settings },
  { label: t`Help Center`, to: paths.faq(), icon: CircleQuestionMark },
];
