import type { Role } from '@academy/contract/users/roles.ts';
import { keepsAnAdmin } from '@academy/platform/users/last-admin.ts';
import { Refusal } from '../../refusal.ts';

interface AdminChange {
  /** Everybody who is an admin now. */
  readonly admins: readonly string[];
  readonly person: { readonly id: string; readonly role: Role; readonly isListed: boolean };
  readonly viewer: { readonly id: string };
  /** Whether the person would still have the role of an admin, and use it. */
  readonly keepsRole: boolean;
}

/** An academy keeps an admin, nobody saws at their own branch, and what the settings say is not undone here. */
export function refuseLosingAdmin({ admins, person, viewer, keepsRole }: AdminChange): void {
  if (person.id === viewer.id) {
    throw new Refusal(keepsRole || keepsAnAdmin(admins, [person.id]) ? 'own_account' : 'last_admin');
  }
  if (person.role !== 'admin' || keepsRole) return;
  if (person.isListed) throw new Refusal('listed_admin');
  if (!keepsAnAdmin(admins, [person.id])) throw new Refusal('last_admin');
}
