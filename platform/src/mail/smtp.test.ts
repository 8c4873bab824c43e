import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailSettings } from '../config/mail-settings.ts';
import { newId } from '../ids.ts';
import { type ComposedMail, composeMail, isWritableAddress } from './compose.ts';
import { checkServer, sendMessage } from './smtp.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';

const from = { name: 'My School', address: 'school@example.org' };
// Long enough for a busy machine: what a server says later than this is taken for silence.
const times = { connectMs: 4000, silenceMs: 4000 };
let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.stop());

const settings = (): MailSettings => ({ url: server.url, from });
const mail = (change: Partial<ComposedMail> = {}): ComposedMail => ({
  id: newId(),
  to: { name: 'Nadia', address: 'nadia@example.com' },
  language: 'en',
  subject: 'Hello',
  text: 'In words.',
  html: '<p>In words.</p>',
  unsubscribeUrl: null,
  ...change,
});
const send = async (change: Partial<ComposedMail> = {}, to = settings()) => {
  const composed = mail(change);
  const message = await composeMail(from, composed);
  return sendMessage(to, { envelope: { from: from.address, to: composed.to.address }, message }, times);
};

describe('a message', () => {
  it('arrives as text and as HTML, with the headers of a mail that nobody wrote by hand', async () => {
    const unsubscribeUrl = 'https://academy.example.org/api/mail/unsubscribe/token';
    expect(await send({ subject: 'আপনার সনদ', text: 'অভিনন্দন', unsubscribeUrl })).toEqual({ kind: 'sent' });
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({
      from: 'school@example.org',
      to: ['nadia@example.com'],
      text: 'অভিনন্দন',
      html: '<p>In words.</p>',
      headers: {
        from: 'My School <school@example.org>',
        to: 'Nadia <nadia@example.com>',
        subject: 'আপনার সনদ',
        'auto-submitted': 'auto-generated',
        'list-unsubscribe': `<${unsubscribeUrl}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it.each([
    ['a name', { to: { name: 'N\r\nBcc: other@example.com', address: 'nadia@example.com' } }],
    ['a name in quotes', { to: { name: 'N" <other@example.com>, "', address: 'nadia@example.com' } }],
    ['a subject', { subject: 'Hi\r\nBcc: other@example.com\r\n\r\nAnother body' }],
    [
      'a subject with other line ends',
      { subject: 'Hi\u2028Bcc: other@example.com\u0085X: y\nBcc: z@example.com' },
    ],
    ['a text', { text: 'Words\r\n.\r\nMAIL FROM:<other@example.com>\r\nRCPT TO:<other@example.com>' }],
  ])('begins no header and reaches nobody else by %s', async (_, change) => {
    expect(await send(change)).toEqual({ kind: 'sent' });
    expect(server.mails).toHaveLength(1);
    const { to, headers } = server.mails[0] ?? { to: [], headers: {} };
    expect(to).toEqual(['nadia@example.com']);
    expect(Object.keys(headers)).not.toContain('bcc');
    expect(Object.keys(headers)).not.toContain('x');
  });

  it.each(['a@b.c, d@e.f', 'a@b.c\r\nRCPT TO:<d@e.f>', 'Nadia <a@b.c>', 'nobody', 'a b@c.d', '"a"@b.c', ''])(
    'is not written to %j',
    (address) => expect(isWritableAddress(address)).toBe(false),
  );

  it('is written to usual addresses', () => {
    for (const address of ['nadia@example.com', 'a.b+c@mail.example.org', "o'neil@example.org"])
      expect(isWritableAddress(address)).toBe(true);
  });
});

describe('what became of it', () => {
  it('is known when the server refuses the address, for good or for now', async () => {
    server.behave({ recipient: () => 550 });
    expect(await send()).toEqual({ kind: 'refused', problem: 'RCPT TO 550 5.1.1' });
    server.behave({ recipient: () => 450 });
    expect(await send()).toMatchObject({ kind: 'later' });
    server.behave({});
    expect(await send()).toEqual({ kind: 'sent' });
  });

  it('is known when the server refuses the message, for good or for now', async () => {
    server.behave({ message: 'refuse' });
    expect(await send()).toEqual({ kind: 'refused', problem: 'DATA 554 5.7.1' });
    server.behave({ message: 'put-off' });
    expect(await send()).toMatchObject({ kind: 'later', problem: 'DATA 451 4.7.1' });
  });

  it.each(['cut', 'cut-after-taking', 'silence'] as const)(
    'is unknown when the server has the message and does not answer (%s)',
    async (message) => {
      server.behave({ message });
      expect(await send()).toMatchObject({ kind: 'unknown' });
    },
  );

  it('is known when the server is not there, says nothing, or does not let us in', async () => {
    server.behave({ greeting: 'silence' });
    expect(await send()).toMatchObject({ kind: 'later' });
    expect(await send({}, { url: 'smtp://127.0.0.1:1', from })).toMatchObject({ kind: 'later' });
    const guarded = await startMailServer({ account: { user: 'school', pass: 'p@ss:w/rd' } });
    expect(await send({}, { url: guarded.url, from })).toEqual({ kind: 'sent' });
    const wrong = guarded.url.replace('school', 'other');
    const outcome = await send({}, { url: wrong, from });
    expect(outcome).toMatchObject({ kind: 'later' });
    expect(JSON.stringify(outcome)).not.toContain('w/rd');
    await expect(checkServer({ url: wrong, from }, times)).rejects.toThrow();
    await checkServer({ url: guarded.url, from }, times);
    await guarded.stop();
  });

  it('sends a password to another machine only under TLS', async () => {
    const { hostname, port } = new URL(server.url);
    // The same server by a name that is not known to be this machine.
    const url = `smtp://school:secret@${hostname.replace('127.0.0.1', '0.0.0.0')}:${port}`;
    expect(await send({}, { url, from })).toMatchObject({ kind: 'later' });
    expect(server.mails).toEqual([]);
  });
});
