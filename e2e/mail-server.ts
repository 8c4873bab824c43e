/** The mail server of the stories: a real one on this machine, which keeps what it is sent. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '..');
const program = 'platform/src/mail/testing/run-mail-server.ts';
const VARIABLE = 'ACADEMY_E2E_MAILS';

interface ArrivedMail {
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface RunningMailServer {
  /** Of an academy that sends mail by it. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Tells the processes that run the stories where mails are read. */
export async function startMailServer(): Promise<RunningMailServer> {
  const server = spawn(process.execPath, [program], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const [line] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    ended.then(() => Promise.reject(new Error('The mail server of the stories did not start.'))),
  ]);
  const { smtpUrl, mailsUrl } = JSON.parse(String(line));
  process.env[VARIABLE] = mailsUrl;
  return {
    settings: { SMTP_URL: smtpUrl, MAIL_FROM: 'Academy <academy@example.org>' },
    async stop() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function mailsTo(address: string): Promise<ArrivedMail[]> {
  const mails: ArrivedMail[] = await (await fetch(process.env[VARIABLE] ?? '')).json();
  return mails.filter(({ to }) => to.includes(address));
}

/** Waits for the one mail to an address that no other story writes to. */
export async function arrivedMail(address: string): Promise<ArrivedMail> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await mailsTo(address);
  if (mail === undefined) throw new Error('The mail has gone.');
  return mail;
}
