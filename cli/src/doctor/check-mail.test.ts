import { startMailServer } from '@academy/platform/mail/testing/mail-server.ts';
import { expect, it } from 'vitest';
import { checkMail } from './check-mail.ts';

const from = { name: '', address: 'school@example.org' };

it('says who takes the mail, or why nobody does, and never the password', async () => {
  const server = await startMailServer({ account: { user: 'school', pass: 'our-password' } });
  const { host } = new URL(server.url);
  expect(await checkMail({ mail: { url: server.url, from } })).toEqual([
    { subject: 'mail', state: 'good', text: `smtp://${host} takes it from school@example.org` },
  ]);
  const wrong = await checkMail({ mail: { url: server.url.replace('school', 'other'), from } });
  expect(wrong).toMatchObject([{ subject: 'mail', state: 'problem' }]);
  await server.stop();
  const away = await checkMail({ mail: { url: server.url, from } });
  expect(away).toMatchObject([{ subject: 'mail', state: 'problem' }]);
  expect(JSON.stringify([wrong, away])).not.toContain('our-password');
});

it('has nothing to say where the academy sends no mail', async () => {
  expect(await checkMail({ mail: null })).toEqual([]);
});
