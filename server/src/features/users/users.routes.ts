import { chooseLanguage, getProfile } from '@academy/contract/users/user-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import { findProfile, saveLanguage } from './users.repository.ts';

export function registerUsers(app: FastifyInstance, { db }: Database): void {
  bindCall(app, getProfile, async ({ request }) => {
    const profile = await findProfile(db, signedIn(request).id);
    if (profile === undefined) throw new Refusal('user_not_found');
    return profile;
  });

  bindCall(app, chooseLanguage, async ({ request, body }) => {
    await saveLanguage(db, signedIn(request).id, body.language);
    return {};
  });
}
