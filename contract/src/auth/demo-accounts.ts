import type { Role } from '../users/roles.ts';

/** The people of the demo academy that the built-in sign-in offers; the demo data knows them by email. */
export const demoAccounts = [
  { email: 'student@example.com', name: 'Nadia Rahman', role: 'student' },
  { email: 'creator@example.com', name: 'Tanvir Ahmed', role: 'creator' },
  { email: 'admin@example.com', name: 'Shirin Akter', role: 'admin' },
] as const satisfies readonly { email: string; name: string; role: Role }[];
