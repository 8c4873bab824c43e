import type { User } from '@academy/contract/users/user.ts';

/** Set in the browser's local storage to a role; only development builds look at it, and the server never does. */
export const localDevelopmentFlag = 'academy.local-development-role';

/** A user to look at the pages for signed-in users with, without a server. */
export function localDevelopmentUser(): User | null {
  const role = window.localStorage.getItem(localDevelopmentFlag);
  if (role !== 'student' && role !== 'creator' && role !== 'admin') return null;
  return {
    id: 'local-development',
    name: 'Local Developer',
    avatar: null,
    language: null,
    role,
    email: 'dev@localhost',
  };
}
