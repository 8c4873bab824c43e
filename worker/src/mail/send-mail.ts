import { setTimeout as sleep } from 'node:timers/promises';
import type { MailSettings } from '@academy/platform/config/mail-settings.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { RunningJob } from '@academy/platform/jobs/job-queue.ts';
import type { Log } from '@academy/platform/log.ts';
import { type ComposedMail, composeMail } from '@academy/platform/mail/compose.ts';
import { countTriedMails, lockMail, setMailState } from '@academy/platform/mail/mail-rows.ts';
import { type SmtpTimes, sendMessage } from '@academy/platform/mail/smtp.ts';
import { type ContentParts, contentOf } from './mail-content.ts';

export interface MailContext {
  readonly database: Database;
  readonly settings: MailSettings;
  readonly content: () => Promise<ContentParts>;
  readonly log: Log;
  readonly smtpTimes?: SmtpTimes;
  /** Of the whole academy. */
  readonly mostPerMinute?: number;
}

/** What small providers take without complaint. */
const MOST_PER_MINUTE = 120;
const LOOK_AGAIN_MS = 500;

/**
 * Sends one mail, at most once: it is marked as being sent before the server hears of it, and whoever finds that mark knows that an
 * earlier attempt was cut off at a moment nobody can tell. Such a mail is not sent again, and its row says so.
 */
export async function sendMail(context: MailContext, job: RunningJob<'mail.send'>): Promise<void> {
  const { database, settings, log } = context;
  const { mailId } = job.payload;
  await awaitTurn(context, job.signal);
  const mail = await claim(context, mailId);
  if (mail === null) return;
  const message = await composeMail(settings.from, mail);
  const envelope = { from: settings.from.address, to: mail.to.address };
  const outcome = await sendMessage(settings, { envelope, message }, context.smtpTimes);
  const { db } = database;
  switch (outcome.kind) {
    case 'sent':
      await setMailState(db, mailId, 'sent');
      return;
    case 'refused':
      log.warn({ mailId, problem: outcome.problem }, 'A mail was refused');
      await setMailState(db, mailId, 'refused', outcome.problem);
      return;
    case 'unknown':
      log.warn(
        { mailId, problem: outcome.problem },
        'A mail may have been sent or not, and is not sent again',
      );
      await setMailState(db, mailId, 'unknown', outcome.problem);
      return;
    case 'later':
      if (job.isLastAttempt) {
        log.error({ mailId, problem: outcome.problem }, 'A mail is given up');
        await setMailState(db, mailId, 'refused', `given up: ${outcome.problem}`);
        return;
      }
      await setMailState(db, mailId, 'waiting', outcome.problem);
      throw new Error(`The mail server took no mail: ${outcome.problem}.`);
  }
}

/** Null when there is nothing to send. */
function claim({ database, content, log }: MailContext, mailId: string): Promise<ComposedMail | null> {
  return database.db.transaction(async (tx) => {
    const row = await lockMail(tx, mailId);
    if (row?.state === 'sending') {
      log.warn({ mailId }, 'A mail was being sent when its worker ended, and is not sent again');
      await setMailState(tx, mailId, 'unknown', 'interrupted');
      return null;
    }
    if (row?.state !== 'waiting') return null;
    const found = await contentOf(tx, await content(), row);
    if ('dropped' in found) {
      await setMailState(tx, mailId, 'dropped', found.dropped);
      return null;
    }
    await setMailState(tx, mailId, 'sending');
    return { id: mailId, ...found };
  });
}

async function awaitTurn(
  { database, mostPerMinute = MOST_PER_MINUTE }: MailContext,
  signal: AbortSignal,
): Promise<void> {
  while ((await countTriedMails(database.db, 60)) >= mostPerMinute) {
    await sleep(LOOK_AGAIN_MS, undefined, { signal });
  }
}
