/** The tabs of the profile, as its address names them. */
import { t } from '@lingui/core/macro';

const profileTabNames = ['courses', 'certificates', 'settings'] as const;

export type ProfileTab = (typeof profileTabNames)[number];

export const profileTabs = (): readonly { value: ProfileTab; label: string }[] => [
  { value: 'courses', label: t`My Courses` },
  { value: 'certificates', label: t`Certificates` },
  { value: 'settings', label: t`Account Settings` },
];

/** Reads the query of an address that may be typed by hand: an unknown tab is the first one. */
export function profileTabFrom({ tab }: { readonly tab?: unknown }): ProfileTab {
  return profileTabNames.find((name) => name === tab) ?? 'courses';
}

/** The first tab is the plain address. */
export function profileSearch(tab: ProfileTab): { tab?: ProfileTab } {
  return tab === 'courses' ? {} : { tab };
}
