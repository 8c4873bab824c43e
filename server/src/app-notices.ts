/** Part of the composition: what people are told, inside the app and by mail. */
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { registerMail } from './features/mail/mail.routes.ts';
import { registerNotices } from './features/notices/notices.routes.ts';
import { takeOneClickBodies } from './http/one-click-bodies.ts';

export type NoticeOptions = Pick<AppOptions, 'database' | 'secrets' | 'config'>;

export function registerNoticeCalls(
  api: FastifyInstance,
  { database, secrets, config }: NoticeOptions,
): void {
  const webOrigin = config.webOrigin ?? config.publicUrl;
  registerNotices(api, database);
  void api.register((mail, _options, registered) => {
    takeOneClickBodies(mail);
    registerMail(mail, { database, secrets, webOrigin, sendsMail: config.mail !== null });
    registered();
  });
}
