import type { Role } from '@academy/contract/users/roles.ts';
import { t } from '@lingui/core/macro';
import {
  CircleQuestionMark,
  type LucideIcon,
  NotebookPen,
  Settings,
  ShieldUser,
  UserRound,
} from 'lucide-react';
import { paths } from '@/config/paths.ts';

interface AccountLink {
  label: string;
  to: string;
  search?: { tab: 'settings' };
  icon: LucideIcon;
}

/** The links of the user menu, on wide screens and on phones. */
export const accountLinks = (role: Role): readonly AccountLink[] => [
  { label: t`Your Profile`, to: paths.profile(), icon: UserRound },
  { label: t`Notebook`, to: paths.notebook(), icon: NotebookPen },
  { label: t`Settings`, to: paths.profile(), search: { tab: 'settings' }, icon: Settings },
  ...(role === 'admin' ? [{ label: t`Administration`, to: paths.adminPeople(), icon: ShieldUser }] : []),
  { label: t`Help Center`, to: paths.faq(), icon: CircleQuestionMark },
];
