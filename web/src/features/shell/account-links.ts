import { CircleQuestionMark, type LucideIcon, Settings, UserRound } from 'lucide-react';
import { paths } from '@/config/paths.ts';

interface AccountLink {
  label: string;
  to: string;
  search?: { tab: 'settings' };
  icon: LucideIcon;
}

/** The links of the user menu, on wide screens and on phones. */
export const accountLinks: readonly AccountLink[] = [
  { label: 'Your Profile', to: paths.profile(), icon: UserRound },
  { label: 'Settings', to: paths.profile(), search: { tab: 'settings' }, icon: Settings },
  { label: 'Help Center', to: paths.faq(), icon: CircleQuestionMark },
];
