import type { User } from '@academy/contract/users/user.ts';
import { api } from './client/api.ts';

/** Keeps it with the account, so that it counts on every device. A function and no mutation: every page has the switch. */
export function keepLanguage(language: NonNullable<User['language']>): Promise<unknown> {
  return api('PUT /api/users/language', { body: { language } });
}
