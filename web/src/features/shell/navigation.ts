import { paths } from '@/config/paths.ts';

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
export function navigationFor(role: string | undefined): readonly NavigationItem[] {
  return role === 'creator' || role === 'admin' ? [...everyone, creators] : everyone;
}
