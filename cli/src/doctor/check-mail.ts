import type { Config } from '@academy/platform/config.ts';
import { checkServer } from '@academy/platform/mail/smtp.ts';
import { type Finding, good, problem, reasonOf } from './finding.ts';

const times = { connectMs: 5_000, silenceMs: 5_000 };

/** Whether the server that takes our mail is there and lets us in. Without one the academy sends none. */
export async function checkMail({ mail }: Pick<Config, 'mail'>): Promise<Finding[]> {
  if (mail === null) return [];
  const { protocol, host } = new URL(mail.url);
  const server = `${protocol}//${host}`;
  try {
    await checkServer(mail, times);
    return [good('mail', `${server} takes it from ${mail.from.address}`)];
  } catch (error) {
    const text = `${server} takes none: ${reasonOf(error)}`;
    return [
      problem(
        'mail',
        text,
        'Check SMTP_URL, and that this machine reaches the server. Mails wait meanwhile.',
      ),
    ];
  }
}
