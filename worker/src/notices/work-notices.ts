import type { Clock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { Log } from '@academy/platform/log.ts';
import { oneLine } from '@academy/platform/mail/compose.ts';
import type { DurableListener } from '@academy/platform/outbox/event-listener.ts';
import { findSchoolRules, type SchoolConfig } from '@academy/platform/school-settings/school-settings.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { workMail } from '../mail/work-mail.ts';
import { noticesListener } from './notices-listener.ts';
import { tellWeek } from './weekly-summary.ts';

export type NoticeConfig = Pick<Config, 'adminEmails' | 'mail' | 'publicUrl' | 'webOrigin' | 'apiOrigin'> &
  SchoolConfig;

interface NoticeParts {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Log;
}

/** On Mondays, when the week before is over everywhere but in the last time zones. */
const WEEKLY = '0 6 * * 1';

/** Takes the jobs that tell people something, and answers who listens for what to tell. */
export async function workNotices(
  { database, secrets, clock, log }: NoticeParts,
  jobs: JobQueue,
  config: NoticeConfig,
): Promise<DurableListener[]> {
  const { mail, publicUrl, webOrigin, apiOrigin, adminEmails } = config;
  const telling = { jobs, sendsMail: mail !== null, adminEmails };
  await jobs.work('notices.weekly', async () => {
    const creators = await tellWeek(database, telling, clock.now());
    log.info({ creators }, 'Creators were told of their week');
  });
  await jobs.schedule('notices.weekly', WEEKLY, {});
  if (mail !== null) {
    const origins = { webOrigin: webOrigin ?? publicUrl, apiOrigin: apiOrigin ?? publicUrl };
    const content = async () => {
      const { settings } = await findSchoolRules(database.db, config);
      return { secrets, ...origins, school: oneLine(settings.academyName) };
    };
    await workMail({ database, settings: mail, content, log }, jobs);
  }
  return [noticesListener(telling)];
}
