import { settingsOf } from '@academy/platform/assistant/testing/assistant-settings.ts';
import { type ModelService, startModelService } from '@academy/platform/assistant/testing/model-service.ts';
import { chatExchanges } from '@academy/platform/database/schema/chats.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AskedCourse,
  type Asker,
  enrollAsker,
  insertAskedCourse,
  readAnswer,
} from '../../testing/asker.ts';
import { insertChat } from '../../testing/insert-chat.ts';
import { listenTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

const question = 'Should a shuttle be waxed once a month so that it glides?';

/** Machines are busy at times. */
const waitOptions = { timeout: 60_000, interval: 50 };

type Listening = TestAcademy & { origin: string };

let service: ModelService;
let academy: Listening;
let course: AskedCourse;
let asker: Asker;
beforeAll(async () => {
  service = await startModelService();
  academy = await listenTestAcademy({ config: { assistant: assistant() } });
  course = await insertAskedCourse(academy);
  asker = await enrollAsker(academy, course);
});
afterAll(async () => {
  await academy.close();
  await service.stop();
});

const assistant = () => ({ ...settingsOf(service), models: ['slow', 'silent'] });

interface Ids {
  readonly chatId: string;
  readonly id: string;
}
const newIds = (): Ids => ({ chatId: newId(), id: newId() });

/** A question over a real line, which can be cut. */
function askOver(
  at: Listening,
  { chatId, id }: Ids,
  path = '',
  body: object = { id, lessonId: null, question },
) {
  const cut = new AbortController();
  const answer = fetch(`${at.origin}${asker.chats}/${chatId}/questions${path}`, {
    method: 'POST',
    headers: { cookie: asker.cookie, origin: at.origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: cut.signal,
  });
  return { answer, cut: () => cut.abort() };
}

/** Reads until a line of that type is there. */
async function readUntil(response: Response, type: string): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    text += value ?? '';
    if (done || text.includes(`{"type":"${type}"`)) return text;
  }
}

const stored = async ({ id }: Ids) =>
  (await academy.database.db.select().from(chatExchanges).where(eq(chatExchanges.id, id)))[0];

describe('an answer on its way', () => {
  it('comes line by line while it is written, and holds no connection to the database', async () => {
    const ids = newIds();
    const { answer, cut } = askOver(academy, ids);
    const response = await answer;
    expect(response.headers.get('content-encoding')).toBeNull();
    const begun = await readUntil(response, 'text');
    expect(begun).not.toContain('"done"');
    const { pool } = academy.database;
    await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount), waitOptions);
    expect(await stored(ids)).toMatchObject({ answer: null, answeringSince: expect.any(Date) });
    cut();
  });

  it('is stopped by its reader: the service hears of it, and what was written is kept', async () => {
    const ids = newIds();
    const { answer, cut } = askOver(academy, ids);
    await readUntil(await answer, 'statement');
    const asked = service.asked.at(-1);
    cut();
    await vi.waitFor(() => expect(asked?.isGivenUp).toBe(true), waitOptions);
    await vi.waitFor(async () => expect((await stored(ids))?.answer).not.toBeNull(), waitOptions);
    const kept = await stored(ids);
    expect(kept?.answer).toMatchObject({ fits: true, model: 'slow', notice: 'stopped' });
    expect(kept?.answer?.statements.length).toBeGreaterThan(0);
    expect(kept?.answeringSince).toBeNull();
    const again = await asker.ask(question, ids.chatId, { id: ids.id });
    expect(again.events).toMatchObject([{ type: 'done', exchange: { answer: kept?.answer } }]);
  });

  it('that is stopped before its first word has sources and nothing else', async () => {
    const { userId } = asker;
    const made = await insertChat(academy.database, {
      ...{ userId, courseId: course.courseId },
      exchange: { question, answer: null },
    });
    const ids = { chatId: made.chatId, id: made.exchangeId };
    const { answer, cut } = askOver(academy, ids, `/${ids.id}/again`, { model: 'silent' });
    await readUntil(await answer, 'sources');
    cut();
    await vi.waitFor(async () => expect((await stored(ids))?.answer).not.toBeNull(), waitOptions);
    const kept = (await stored(ids))?.answer;
    expect(kept).toMatchObject({ fits: true, statements: [], model: 'silent', notice: 'stopped' });
    expect(kept?.sources.length).toBeGreaterThan(0);
  });

  it('is not begun a second time by who asks again meanwhile', async () => {
    const ids = newIds();
    const { answer, cut } = askOver(academy, ids);
    await readUntil(await answer, 'text');
    const count = service.asked.length;
    const again = await asker.ask(question, ids.chatId, { id: ids.id });
    expect(again.refusal).toMatchObject({ code: 'question_being_answered' });
    expect((await asker.again(ids.chatId, ids.id)).status).toBe(409);
    expect(service.asked).toHaveLength(count);
    cut();
    await vi.waitFor(async () => expect((await stored(ids))?.answer).not.toBeNull(), waitOptions);
  });

  it('ends with what there is when the academy is stopped, and is kept', async () => {
    const leaving = await listenTestAcademy({ beside: academy, config: { assistant: assistant() } });
    const ids = newIds();
    const response = await askOver(leaving, ids).answer;
    const [reading, telling] = response.body?.tee() ?? [];
    await readUntil(new Response(telling ?? null), 'statement');
    const closing = leaving.close();
    const { answer } = readAnswer(await new Response(reading ?? null).text());
    await closing;
    expect(answer).toMatchObject({ fits: true, model: 'slow', notice: 'service_cut_off' });
    expect((await stored(ids))?.answer).toEqual(answer);
  });
});
