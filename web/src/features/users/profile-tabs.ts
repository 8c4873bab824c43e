/** The tabs of the profile, as its address names them. */
export const profileTabs = [
  { value: 'courses', label: 'My Courses' },
  { value: 'certificates', label: 'Certificates' },
  { value: 'settings', label: 'Account Settings' },
] as const;

export type ProfileTab = (typeof profileTabs)[number]['value'];

/** Reads the query of an address that may be typed by hand: an unknown tab is the first one. */
export function profileTabFrom({ tab }: { readonly tab?: unknown }): ProfileTab {
  return profileTabs.find(({ value }) => value === tab)?.value ?? 'courses';
}

/** The first tab is the plain address. */
export function profileSearch(tab: ProfileTab): { tab?: ProfileTab } {
  return tab === 'courses' ? {} : { tab };
}
