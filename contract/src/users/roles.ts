export const roles = ['student', 'creator', 'admin'] as const;

export type Role = (typeof roles)[number];

/** The Creator Dashboard link is shown to these; the pages themselves are open to anyone signed in. */
export function seesCreatorDashboardLink(role: Role): boolean {
  return role === 'creator' || role === 'admin';
}
