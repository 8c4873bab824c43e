import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import {
  getMailChoices,
  getMailSubscription,
  type MailChoices,
  saveMailChoices,
  unsubscribeFromMail,
} from '@academy/contract/mail/mail-calls.ts';
import { learnerNotificationNames } from '@academy/contract/mail/mail-lists.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import {
  findWantedMail,
  saveLearnerChoices,
  unsubscribe,
  wantsList,
} from '@academy/platform/mail/mail-choices.ts';
import { readUnsubscribeToken } from '@academy/platform/mail/unsubscribe-token.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';

interface MailParts {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly sendsMail: boolean;
  readonly webOrigin: string;
}

/** By address: mail programs of one provider come from few of them, for many people. */
const tokenLimit = { max: 300, timeWindow: '1 minute' };

export function registerMail(app: FastifyInstance, parts: MailParts): void {
  const { sendsMail, secrets, webOrigin } = parts;
  const { db } = parts.database;

  const choicesOf = async (userId: string): Promise<MailChoices> => {
    const wanted = await findWantedMail(db, userId);
    if (wanted === null) throw new Refusal('user_not_found');
    const has = (name: (typeof learnerNotificationNames)[number]) => wanted.learner.has(name);
    return {
      sendsMail,
      notifications: {
        certificates: has('certificates'),
        replies: has('replies'),
        reviews: has('reviews'),
        requests: has('requests'),
      },
    };
  };

  bindCall(app, getMailChoices, ({ request }) => choicesOf(signedIn(request).id));

  bindCall(
    app,
    saveMailChoices,
    async ({ request, body: { notifications } }) => {
      const { id } = signedIn(request);
      const wanted = learnerNotificationNames.filter((name) => notifications[name]);
      await saveLearnerChoices(db, id, wanted);
      return choicesOf(id);
    },
    { rateLimit: saveLimit, unseenByVisitors: true },
  );

  const subscriptionOf = (token: string) => {
    const subscription = readUnsubscribeToken(secrets, token);
    if (subscription === null) throw new Refusal('mail_address_unknown');
    return subscription;
  };

  bindCall(
    app,
    getMailSubscription,
    async ({ params: { token } }) => {
      const { userId, list } = subscriptionOf(token);
      const wanted = await findWantedMail(db, userId);
      return { list, wanted: wanted !== null && wantsList(wanted, list) };
    },
    { rateLimit: tokenLimit },
  );

  bindCall(
    app,
    unsubscribeFromMail,
    async ({ params: { token } }) => {
      const { userId, list } = subscriptionOf(token);
      await db.transaction((tx) => unsubscribe(tx, userId, list));
      return {};
    },
    { rateLimit: tokenLimit, unseenByVisitors: true, provenByToken: true },
  );

  // Who opens in a browser what mail programs post to is asked by a page; looking changes nothing.
  app.get<{ Params: { token: string } }>(
    '/api/mail/unsubscribe/:token',
    { config: { access: 'public', rateLimit: tokenLimit }, schema: { hide: true } },
    (request, reply) =>
      reply.redirect(`${webOrigin}${buildPath(webRoutes.unsubscribe, { token: request.params.token })}`),
  );
}
