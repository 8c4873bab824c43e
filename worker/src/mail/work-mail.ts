import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { type MailContext, sendMail } from './send-mail.ts';

/** Takes the mails one at a time. One that has to wait does not hold up those behind it. */
export async function workMail(context: MailContext, jobs: JobQueue): Promise<void> {
  await jobs.work('mail.send', (job) => sendMail(context, job));
}
