import type { MailList } from '@academy/contract/mail/mail-lists.ts';
import { newId } from '@academy/platform/ids.ts';
import { unsubscribeToken } from '@academy/platform/mail/unsubscribe-token.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy, testSecret } from '../../testing/test-academy.ts';

let academy: TestAcademy;
const mail = { url: 'smtp://127.0.0.1:1', from: { name: '', address: 'school@example.org' } };
beforeAll(async () => {
  academy = await createTestAcademy({ config: { mail } });
});
afterAll(() => academy.close());

const all = { certificates: true, replies: true, reviews: true, requests: true };
const token = (userId: string, list: MailList, secret = testSecret) =>
  unsubscribeToken(fixedSecrets(secret), { userId, list });

async function reader() {
  const id = await insertUser(academy.database);
  const call = await signInLearner(academy, id);
  const choices = async () => (await call('GET', '/api/users/mail-choices')).body.notifications;
  const creator = async () => (await call('GET', '/api/creator/settings')).body;
  return { id, call, choices, creator };
}

/** As a mail program does: without cookies, from its own machines. */
const oneClick = (signed: string, headers: Record<string, string> = {}) =>
  academy.app.inject({
    method: 'POST',
    url: `/api/mail/unsubscribe/${signed}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('what one wants mail about', () => {
  it('begins with everything, is kept, and says whether mail is sent at all', async () => {
    const { call, choices } = await reader();
    expect((await call('GET', '/api/users/mail-choices')).body).toEqual({
      sendsMail: true,
      notifications: all,
    });
    const some = { ...all, replies: false };
    const { status, body } = await call('PUT', '/api/users/mail-choices', { notifications: some });
    expect({ status, body }).toEqual({ status: 200, body: { sendsMail: true, notifications: some } });
    expect(await choices()).toEqual(some);
    const silent = await createTestAcademy({ beside: academy });
    const asked = await signInLearner(silent, await insertUser(academy.database));
    expect((await asked('GET', '/api/users/mail-choices')).body.sendsMail).toBe(false);
    await silent.close();
  });

  it.each([{ certificates: true }, { ...all, replies: 'yes' }, { ...all, other: true }])(
    'refuses %j',
    async (notifications) => {
      const { call, choices } = await reader();
      expect((await call('PUT', '/api/users/mail-choices', { notifications })).status).toBe(400);
      expect(await choices()).toEqual(all);
    },
  );
});

describe('unsubscribing by the signed address of a mail', () => {
  it('takes one post of a mail program, without cookies and from anywhere, and a second one changes nothing', async () => {
    const { id, choices } = await reader();
    const foreign = { origin: 'https://mail.example.net', 'sec-fetch-site': 'cross-site' };
    expect((await oneClick(token(id, 'replies'), foreign)).statusCode).toBe(204);
    expect((await oneClick(token(id, 'replies'))).statusCode).toBe(204);
    expect(await choices()).toEqual({ ...all, replies: false });
  });

  it('takes a multipart form and a post without a body as well', async () => {
    const { id, choices } = await reader();
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await oneClick(token(id, 'certificates'), multipart)).statusCode).toBe(204);
    const url = `/api/mail/unsubscribe/${token(id, 'reviews')}`;
    expect((await academy.app.inject({ method: 'POST', url })).statusCode).toBe(204);
    expect(await choices()).toEqual({ ...all, certificates: false, reviews: false });
  });

  it('changes nothing by looking, and leads a browser to the page that asks', async () => {
    const { id, choices } = await reader();
    const signed = token(id, 'replies');
    const looked = await academy.get(`/api/mail/unsubscribe/${signed}`);
    expect(looked.status).toBe(302);
    expect(looked.headers['location']).toBe(`http://localhost:3000/unsubscribe/${signed}`);
    expect((await academy.get(`/api/mail/subscriptions/${signed}`)).body).toEqual({
      list: 'replies',
      wanted: true,
    });
    expect(await choices()).toEqual(all);
    await oneClick(signed);
    expect((await academy.get(`/api/mail/subscriptions/${signed}`)).body).toEqual({
      list: 'replies',
      wanted: false,
    });
  });

  it('unticks the boxes of a creator who saved settings, and of one who never did', async () => {
    const [saved, never] = [await reader(), await reader()];
    const before = await saved.creator();
    const notifications = { enrollments: true, completions: true, questions: true, news: true };
    await saved.call('PUT', '/api/creator/settings', { ...before, notifications });
    const summaryEnded = { enrollments: false, completions: false, questions: false };
    for (const { id, creator } of [saved, never]) {
      await oneClick(token(id, 'summary'));
      expect((await creator()).notifications).toMatchObject(summaryEnded);
    }
    expect((await saved.creator()).notifications.news).toBe(true);
    await oneClick(token(saved.id, 'news'));
    expect((await saved.creator()).notifications.news).toBe(false);
    // Nothing of the others was touched.
    expect(await never.choices()).toEqual(all);
    expect((await saved.creator()).bio).toBe(before.bio);
  });

  it.each([
    ['another secret', (id: string) => token(id, 'replies', 'a secret of another academy, long enough')],
    ['another list', (id: string) => token(id, 'news').replace('news', 'replies')],
    ['another person', (id: string) => token(newId(), 'replies').replace(/^[^.]+/, id)],
    ['a list that is none', (id: string) => token(id, 'replies').replace('replies', 'toString')],
    ['nothing at all', () => 'x'],
  ])('refuses an address that was signed for %s', async (_, make) => {
    const { id, choices } = await reader();
    expect((await oneClick(make(id))).statusCode).toBe(404);
    expect((await academy.get(`/api/mail/subscriptions/${make(id)}`)).status).toBe(404);
    expect(await choices()).toEqual(all);
  });

  it('works with an address that an older secret signed, and does nothing for an account that is gone', async () => {
    const older = 'an older secret of this academy, long enough';
    const rotated = await createTestAcademy({ beside: academy, secrets: fixedSecrets(testSecret, older) });
    const { id, choices } = await reader();
    const url = `/api/mail/unsubscribe/${token(id, 'replies', older)}`;
    expect((await rotated.app.inject({ method: 'POST', url })).statusCode).toBe(204);
    expect(await choices()).toEqual({ ...all, replies: false });
    expect((await oneClick(token(newId(), 'replies'))).statusCode).toBe(204);
    await rotated.close();
  });

  it('takes no cross-site post for anything else', async () => {
    const { id } = await reader();
    const response = await academy.app.inject({
      method: 'PUT',
      url: '/api/users/mail-choices',
      headers: { origin: 'https://mail.example.net', 'content-type': 'application/json' },
      payload: { notifications: { ...all, userId: id } },
    });
    expect(response.statusCode).toBe(403);
  });
});
