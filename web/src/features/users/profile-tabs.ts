/** The tabs of the profile, as its address names them. */
export const profileTabs = [
  { value: 'courses', label: 'My Courses' },
  { value: 'certificates', label: 'Certificates' },
  { value: 'settings', label: 'Account Settings' },
] as const;

export type ProfileTab = (typeof profileTabs)[number]['value'];

/** Reads an address written by anyone; what names no tab is the first one. */
export function profileTabFrom({ tab }: { readonly tab?: unknown }): ProfileTab {
  return profileTabs.find(({ value }) => value === tab)?.value ?? 'courses';
}

/** The first tab is the plain address. */
export function profileSearch(tab: ProfileTab): { tab?: ProfileTab } {
  return tab === 'courses' ? {} : { tab };
}
