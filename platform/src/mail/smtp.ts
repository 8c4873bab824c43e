/**
 * Hands one message to the operator's mail server, and says what became of it. It keeps no connection: one that is kept
 * may die between two messages, and a library that sends again by itself does not know which of them has arrived.
 */
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailSettings } from '../config/mail-settings.ts';
import { isLoopbackHost } from '../loopback-address.ts';

export interface Envelope {
  readonly from: string;
  readonly to: string;
}

export type MailOutcome =
  | { readonly kind: 'sent' }
  /** For good: the address, or what it was written. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** The server has nothing, and may take it later. */
  | { readonly kind: 'later'; readonly problem: string }
  /** The server was given the message, and we did not hear whether it keeps it. */
  | { readonly kind: 'unknown'; readonly problem: string };

export interface SmtpTimes {
  readonly connectMs: number;
  readonly silenceMs: number;
}

/** Servers that look into a message while we wait take a minute; RFC 5321 grants them ten. */
const usualTimes: SmtpTimes = { connectMs: 20_000, silenceMs: 120_000 };

export async function sendMessage(
  settings: MailSettings,
  { envelope, message }: { readonly envelope: Envelope; readonly message: Buffer },
  times: SmtpTimes = usualTimes,
): Promise<MailOutcome> {
  let wasHandedOver = false;
  const body = new Readable({
    // Only once the server has asked for it.
    read() {
      wasHandedOver = true;
      this.push(message);
      this.push(null);
    },
  });
  try {
    await withConnection(settings, times, (connection) => send(connection, envelope, body));
    return { kind: 'sent' };
  } catch (error) {
    return outcomeOf(error, wasHandedOver);
  } finally {
    body.destroy();
  }
}

/** Connects and signs in, for a look. Throws what went wrong. */
export function checkServer(settings: MailSettings, times: SmtpTimes = usualTimes): Promise<void> {
  return withConnection(settings, times, async () => {});
}

async function withConnection(
  { url }: MailSettings,
  { connectMs, silenceMs }: SmtpTimes,
  use: (connection: SMTPConnection) => Promise<void>,
): Promise<void> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const auth =
    username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    secure: protocol === 'smtps:',
    ...(port === '' ? {} : { port: Number(port) }),
    // A password goes to another machine in secret, or not at all.
    requireTLS: auth !== null && !isLoopbackHost(hostname),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      // It stays for as long as the connection: an error that nobody listens to would end the process.
      connection.on('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (auth !== null)
      await settled((done) => connection.login({ credentials: auth, ...auth }, done), connection);
    await use(connection);
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  }
}

function send(connection: SMTPConnection, envelope: Envelope, body: Readable): Promise<void> {
  return settled(
    (done) => connection.send({ from: envelope.from, to: [envelope.to] }, body, done),
    connection,
  );
}

/** A connection that dies says so by its error event, not always by the callback. */
function settled(
  run: (done: (error: Error | null) => void) => void,
  connection: SMTPConnection,
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('the connection was closed')));
    run((error) => (error ? reject(error) : resolve()));
  });
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

function outcomeOf(thrown: unknown, wasHandedOver: boolean): MailOutcome {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { responseCode, command = '' } = error;
  const problem = problemOf(error);
  if (responseCode === undefined) return { kind: wasHandedOver ? 'unknown' : 'later', problem };
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  return { kind: responseCode >= 500 && isAboutThisMail ? 'refused' : 'later', problem };
}

/** Servers repeat addresses in what they answer, and those are not kept. */
function problemOf({ responseCode, command, code, response, message }: SmtpError): string {
  if (responseCode === undefined) return code ?? message;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return [command, responseCode, enhanced].filter((part) => part !== undefined).join(' ');
}
