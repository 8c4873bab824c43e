import { type Role, seesCreatorDashboardLink } from '@academy/contract/users/roles.ts';
import type { User } from '@academy/contract/users/user.ts';
import { t } from '@lingui/core/macro';
import { useLocation } from '@tanstack/react-router';
import { paths } from '@/config/paths.ts';
import { returnToFrom } from '@/lib/return-to.ts';

export interface HeaderSession {
  /** `undefined` while it is not known, `null` for a visitor. */
  user: User | null | undefined;
  /** Asks once more who is signed in, where the server did not say: they may well be, so nobody is told to log in. */
  onRetry: (() => void) | undefined;
  onSignOut: () => void;
}

export interface NavigationItem {
  label: string;
  to: string;
  /** Only this address counts as being there, not what lies below it. */
  exact: boolean;
  /** Counts as being there too, although its address lies elsewhere. */
  also?: RegExp;
}

const everyone = (): readonly NavigationItem[] => [
  { label: t`Home`, to: paths.home(), exact: true },
  { label: t`Courses`, to: paths.courses(), exact: true },
  { label: t`FAQ`, to: paths.faq(), exact: true },
];

const creators = (): NavigationItem => ({
  label: t`Creator Dashboard`,
  to: paths.creatorDashboard(),
  exact: false,
  also: /^\/courses\/[^/]+\/students/,
});

/** The header's links for a role; `undefined` is a visitor. */
export function navigationFor(role: Role | undefined): readonly NavigationItem[] {
  return role !== undefined && seesCreatorDashboardLink(role) ? [...everyone(), creators()] : everyone();
}

/** What a link shows that the router does not take for the current one. */
export function useElsewhere(also: RegExp | undefined) {
  const isHere = useLocation({ select: ({ pathname }) => also?.test(pathname) ?? false });
  return isHere ? { 'data-status': 'active', 'aria-current': 'page' as const } : {};
}

/** The query of the header's Login and Register links, which lead back to this page afterwards. */
export function useLoginSearch(): { returnTo?: string } {
  return useLocation({ select: returnToFrom });
}
