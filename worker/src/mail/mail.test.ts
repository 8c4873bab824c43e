/** Events become notices, and notices become mails that a real server on loopback takes, refuses, delays or loses. */
import type { AcademyEvent } from '@academy/contract/events/events.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { invitations } from '@academy/platform/database/schema/invitations.ts';
import { notices } from '@academy/platform/database/schema/notices.ts';
import { reviews } from '@academy/platform/database/schema/reviews.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { saveLearnerChoices, unsubscribe } from '@academy/platform/mail/mail-choices.ts';
import { type MailServer, startMailServer } from '@academy/platform/mail/testing/mail-server.ts';
import { readUnsubscribeToken } from '@academy/platform/mail/unsubscribe-token.ts';
import { type Listening, listenDurably } from '@academy/platform/outbox/event-listener.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticesListener } from '../notices/notices-listener.ts';
import { sendMail } from './send-mail.ts';

const secrets = fixedSecrets('a secret of this academy, long enough');
const from = { name: 'My School', address: 'school@example.org' };
const origin = 'https://academy.example.org';
const waitOptions = { timeout: 60_000, interval: 30 };

let test: TestDatabase;
let server: MailServer;
let jobs: JobQueue;
let listening: Listening;
beforeEach(async () => {
  test = await createTestDatabase();
  server = await startMailServer();
  jobs = await createJobQueue(test.directUrl, silentLog, { works: true });
  const { database, directUrl } = test;
  const times = { lookMs: 100, retryMs: 50, longestRetryMs: 100 };
  listening = await listenDurably({ database, directUrl, log: silentLog, times }, [
    noticesListener({ jobs, sendsMail: true, adminEmails: [] }),
  ]);
});
afterEach(async () => {
  await listening.close();
  await jobs.stop();
  await server.stop();
  await test.drop();
});

const work = (mostPerMinute = 1000, log = silentLog) => {
  const content = async () => ({ secrets, webOrigin: origin, apiOrigin: origin, school: 'My School' });
  const smtpTimes = { connectMs: 10_000, silenceMs: 4_000 };
  const settings = { url: server.url, from };
  return jobs.work('mail.send', (job) =>
    sendMail({ database: test.database, settings, content, log, smtpTimes, mostPerMinute }, job),
  );
};

async function addPerson(values: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const row = { id, name: 'Nadia', username: id, email: `${id}@example.com`, ...values };
  await test.database.db.insert(users).values(row);
  return id;
}

async function addReview(
  person: Partial<typeof users.$inferInsert> = {},
  title = 'Weaving',
  reply = 'Thank you!',
) {
  const { db } = test.database;
  const [authorId, userId, courseId, reviewId] = [
    await addPerson(),
    await addPerson(person),
    newId(),
    newId(),
  ];
  const course = {
    id: courseId,
    authorId,
    title,
    description: 'About it',
    category: 'Design',
    instructor: 'A',
  };
  await db.insert(courses).values({ ...course, status: 'published', publishedAt: new Date() });
  await db
    .insert(reviews)
    .values({ id: reviewId, courseId, userId, rating: 5, text: 'Good', reply, repliedAt: new Date() });
  return { authorId, userId, courseId, reviewId };
}

const happen = (event: AcademyEvent) => recordEvent(test.database.db, event);
const answer = ({ courseId, reviewId }: { courseId: string; reviewId: string }) =>
  happen({ name: 'review_answered', courseId, reviewId });
const arrived = (count: number) => vi.waitFor(() => expect(server.mails).toHaveLength(count), waitOptions);
const states = async (): Promise<{ state: string; problem: string | null }[]> =>
  (await test.database.pool.query('SELECT state, problem FROM outbox.mails ORDER BY created_at, id')).rows;
const untilStates = (...expected: object[]) =>
  vi.waitFor(async () => expect(await states()).toMatchObject(expected), waitOptions);
const queued = async () => (await states()).length;

describe('a mail', () => {
  it('tells a student of an answer to their review once, though the event is told again', async () => {
    await work();
    const told = await addReview();
    await answer(told);
    await answer(told);
    await arrived(1);
    await untilStates({ state: 'sent' });
    const [mail] = server.mails;
    expect(mail?.to).toEqual([`${told.userId}@example.com`]);
    expect(mail?.headers['subject']).toBe('Your review of “Weaving” was answered');
    expect(mail?.text).toContain('Thank you!');
    expect(mail?.text).toContain(`${origin}/course/${told.courseId}`);
    expect(await test.database.db.$count(notices)).toBe(1);
  });

  it('can be ended by the address in its headers, which is signed for its reader and its list', async () => {
    await work();
    const { userId, ...told } = await addReview();
    await answer(told);
    await arrived(1);
    const headers = server.mails[0]?.headers ?? {};
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(address.startsWith(`${origin}/api/mail/unsubscribe/`)).toBe(true);
    const token = address.slice(address.lastIndexOf('/') + 1);
    expect(readUnsubscribeToken(secrets, token)).toEqual({ userId, list: 'replies' });
    expect(server.mails[0]?.text).toContain(`${origin}/unsubscribe/${token}`);
  });

  it('is in the language of its reader, and what others wrote runs nowhere and begins no header', async () => {
    await work();
    const title = 'Weaving <script>alert(1)</script>\r\nBcc: other@example.com';
    const told = await addReview(
      { language: 'bn', name: 'নাদিয়া "<b>"' },
      title,
      '<img src=x onerror=alert(1)>',
    );
    await answer(told);
    await arrived(1);
    const { headers = {}, html = '', text = '' } = server.mails[0] ?? {};
    expect(headers['subject']).toContain('পর্যালোচনার উত্তর');
    expect(headers['content-language']).toBe('bn');
    expect(Object.keys(headers)).not.toContain('bcc');
    expect(text).toContain('প্রিয় নাদিয়া');
    expect(html).not.toMatch(/<(script|img|b)\b/);
    expect(html).not.toMatch(/<[^>]*\s(src|background)=|url\(/);
  });

  it('goes to nobody who does not want it, is blocked or has ended it meanwhile, and the app tells them still', async () => {
    const { db } = test.database;
    const [unwanted, blocked, ended] = [await addReview(), await addReview(), await addReview()];
    await saveLearnerChoices(db, unwanted.userId, ['certificates']);
    for (const told of [unwanted, blocked, ended]) await answer(told);
    await vi.waitFor(async () => expect(await queued()).toBe(2), waitOptions);
    await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, blocked.userId));
    await db.transaction((tx) => unsubscribe(tx, ended.userId, 'replies'));
    await work();
    await untilStates({ state: 'dropped', problem: 'gone' }, { state: 'dropped', problem: 'unwanted' });
    expect(server.mails).toEqual([]);
    expect(await db.$count(notices)).toBe(3);
  });

  it('to one address that is refused does not stop those to others', async () => {
    const [bad, good] = [await addReview({ email: 'nobody@example.com' }), await addReview()];
    server.behave({ recipient: (address) => (address.startsWith('nobody@') ? 550 : null) });
    await work();
    await answer(bad);
    await answer(good);
    await untilStates({ state: 'refused', problem: 'RCPT TO 550 5.1.1' }, { state: 'sent' });
    expect(server.mails).toHaveLength(1);
  });

  it('is tried again when the server takes none now, and then sent once', async () => {
    server.behave({ message: 'put-off' });
    await work();
    await answer(await addReview());
    await untilStates({ state: 'waiting', problem: 'DATA 451 4.7.1' });
    server.behave({});
    await vi.waitFor(async () => {
      // The queue would wait for a while before it tries again.
      await test.database.pool.query(
        `UPDATE pgboss.job SET start_after = now() WHERE name = 'mail.send' AND state = 'retry'`,
      );
      expect(await states()).toEqual([{ state: 'sent', problem: null }]);
    }, waitOptions);
    expect(server.mails).toHaveLength(1);
  });

  it.each(['cut-after-taking', 'silence'] as const)(
    'is not sent again when nobody knows whether the server keeps it (%s)',
    async (message) => {
      server.behave({ message });
      await work();
      const told = await addReview();
      await answer(told);
      await untilStates({ state: 'unknown' });
      server.behave({});
      const [next] = [await addReview()];
      await answer(next);
      await vi.waitFor(async () => expect((await states()).at(-1)?.state).toBe('sent'), waitOptions);
      const recipients = server.mails.flatMap(({ to }) => to);
      expect(recipients.filter((address) => address.startsWith(told.userId)).length).toBeLessThanOrEqual(1);
    },
  );

  it('is not sent again by the worker that follows on one which was killed while it sent', async () => {
    await answer(await addReview());
    await vi.waitFor(async () => expect(await queued()).toBe(1), waitOptions);
    await test.database.pool.query(`UPDATE outbox.mails SET state = 'sending'`);
    await work();
    await untilStates({ state: 'unknown', problem: 'interrupted' });
    expect(server.mails).toEqual([]);
  });

  it('waits its turn beyond so many in a minute', async () => {
    await work(2);
    for (let n = 0; n < 3; n += 1) await answer(await addReview());
    await arrived(2);
    await untilStates({ state: 'sent' }, { state: 'sent' }, { state: 'waiting' });
    await test.database.pool.query(`UPDATE outbox.mails SET tried_at = now() - interval '2 minutes'`);
    await arrived(3);
  });

  it('is left out beyond so many of a person in a day, while the app goes on telling', async () => {
    await work();
    const told = await addReview();
    await test.database.db.execute(sql`
      insert into outbox.mails (id, key, user_id, state, tried_at)
      select gen_random_uuid(), 'earlier ' || n, ${told.userId}, 'sent', now() from generate_series(1, 20) n`);
    await answer(told);
    await vi.waitFor(
      async () => expect((await states()).map(({ problem }) => problem)).toContain('too many of this day'),
      waitOptions,
    );
    expect(server.mails).toEqual([]);
    expect(await test.database.db.$count(notices)).toBe(1);
  });

  it('invites an address, as long as the invitation stands', async () => {
    const { db } = test.database;
    const invitedBy = await addPerson({ name: 'Shirin', language: 'bn' });
    const [id, withdrawn] = [newId(), newId()];
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db.insert(invitations).values([
      { id, email: 'new@example.com', name: 'Nova', invitedBy, expiresAt },
      { id: withdrawn, email: 'gone@example.com', invitedBy, expiresAt, withdrawnAt: new Date() },
    ]);
    for (const invitationId of [id, withdrawn, newId()]) await happen({ name: 'invited', invitationId });
    await vi.waitFor(async () => expect(await queued()).toBe(2), waitOptions);
    await work();
    await arrived(1);
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['new@example.com']);
    expect(mail?.text).toContain('Shirin');
    expect(mail?.text).toContain(`${origin}/login`);
    expect(mail?.headers['list-unsubscribe']).toBeUndefined();
  });
});
