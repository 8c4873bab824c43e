import { type Role, seesCreatorDashboardLink } from '@academy/contract/users/roles.ts';
import type { User } from '@academy/contract/users/user.ts';
import { useLocation } from '@tanstack/react-router';
import { CircleQuestionMark, type LucideIcon, Settings, UserRound } from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { returnToFrom } from '@/lib/return-to.ts';

/** `undefined` while it is not known yet, `null` for a visitor. */
export type HeaderUser = User | null | undefined;

export interface NavigationItem {
  label: string;
  to: string;
  /** Only this address counts as being there, not what lies below it. */
  exact: boolean;
}

const everyone: readonly NavigationItem[] = [
  { label: 'Home', to: paths.home(), exact: true },
  { label: 'Courses', to: paths.courses(), exact: true },
  { label: 'FAQ', to: paths.faq(), exact: true },
];

const creators: NavigationItem = {
  label: 'Creator Dashboard',
  to: paths.creatorDashboard(),
  exact: false,
};

/** The header's links for a role; `undefined` is a visitor. */
export function navigationFor(role: Role | undefined): readonly NavigationItem[] {
  return role !== undefined && seesCreatorDashboardLink(role) ? [...everyone, creators] : everyone;
}

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

/** The query of the header's Login and Register links, which lead back to this page afterwards. */
export function useLoginSearch(): { returnTo?: string } {
  return useLocation({ select: returnToFrom });
}
