import { chatExchanges } from '@academy/platform/database/schema/chats.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { insertChat } from '../../testing/insert-chat.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { keepClaim } from './keep-claim.ts';

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

it('who answers for long says that they still do, until another has taken it over', async () => {
  const { database } = academy;
  const answeringSince = new Date(Date.now() - 60_000);
  const { exchangeId: id } = await insertChat(database, {
    ...{ userId: await insertUser(database), courseId: await insertCourse(database) },
    exchange: { answer: null, answeringSince },
  });
  const { db } = database;
  const since = async () =>
    (await db.select().from(chatExchanges).where(eq(chatExchanges.id, id)))[0]?.answeringSince;
  const end = keepClaim(db, { id, answeringSince }, { clock: { now: () => new Date() }, intervalMs: 20 });
  await vi.waitFor(async () => expect((await since())?.getTime()).toBeGreaterThan(answeringSince.getTime()), {
    timeout: 20_000,
  });
  const taken = new Date(Date.now() + 60_000);
  await db.update(chatExchanges).set({ answeringSince: taken }).where(eq(chatExchanges.id, id));
  const claim = await end();
  expect(await since()).toEqual(taken);
  expect(claim.answeringSince).not.toEqual(taken);
});
