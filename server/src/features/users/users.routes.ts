import { defaultCaptionStyle } from '@academy/contract/captions/caption-style-choices.ts';
import {
  chooseLanguage,
  getCaptionStyle,
  getProfile,
  saveCaptionStyle,
  saveProfile,
} from '@academy/contract/users/user-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import * as users from './users.repository.ts';

export function registerUsers(app: FastifyInstance, { db }: Database): void {
  const profileOf = async (userId: string) => {
    const profile = await users.findProfile(db, userId);
    if (profile === undefined) throw new Refusal('user_not_found');
    return profile;
  };

  bindCall(app, getProfile, ({ request }) => profileOf(signedIn(request).id));

  bindCall(
    app,
    saveProfile,
    async ({ request, body }) => {
      const { id } = signedIn(request);
      await db.transaction(async (tx) => {
        await users.saveProfile(tx, id, body);
        await recordEvent(tx, { name: 'user_edited', userId: id });
      });
      return profileOf(id);
    },
    { rateLimit: saveLimit },
  );

  bindCall(app, chooseLanguage, async ({ request, body }) => {
    await users.saveLanguage(db, signedIn(request).id, body.language);
    return {};
  });

  bindCall(
    app,
    getCaptionStyle,
    async ({ request }) => (await users.findCaptionStyle(db, signedIn(request).id)) ?? defaultCaptionStyle,
  );

  bindCall(
    app,
    saveCaptionStyle,
    async ({ request, body }) => {
      await users.saveCaptionStyle(db, signedIn(request).id, body);
      return body;
    },
    { rateLimit: saveLimit },
  );
}
