import {
  type CreatorSettings,
  getCreatorSettings,
  saveCreatorSettings,
} from '@academy/contract/creators/creator-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { findWantedMail } from '@academy/platform/mail/mail-choices.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import { findCreator, saveCreator } from './creators.repository.ts';

export function registerCreators(app: FastifyInstance, { db }: Database): void {
  bindCall(app, getCreatorSettings, ({ request }) => settingsOf(signedIn(request).id));

  bindCall(
    app,
    saveCreatorSettings,
    async ({ request, body }) => {
      const { id } = signedIn(request);
      await db.transaction(async (tx) => {
        await saveCreator(tx, id, body);
        await recordEvent(tx, { name: 'user_edited', userId: id });
      });
      return settingsOf(id);
    },
    { rateLimit: saveLimit },
  );

  async function settingsOf(userId: string): Promise<CreatorSettings> {
    const found = await findCreator(db, userId);
    const wanted = (await findWantedMail(db, userId))?.creator;
    if (found === undefined || wanted === undefined) throw new Refusal('user_not_found');
    const { account, saved } = found;
    return {
      displayName: account.displayName ?? account.name,
      email: account.email,
      bio: saved ? saved.bio : account.bio,
      paymentMethod: saved?.paymentMethod ?? 'paypal',
      accountEmail: saved?.accountEmail ?? null,
      notifications: {
        enrollments: wanted.has('enrollments'),
        completions: wanted.has('completions'),
        questions: wanted.has('questions'),
        news: wanted.has('news'),
      },
    };
  }
}
