import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addition, type CaptionDesk, correction, openCaptionDesk } from '../../testing/caption-desk.ts';
import { insertUser } from '../../testing/factories.ts';
import { insertCaptions } from '../../testing/insert-captions.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

const lines = Array.from({ length: 20 }, (_, n) => ({
  ...{ startMs: n * 1000, endMs: n * 1000 + 900, text: `Line ${n}` },
}));

describe('two people who correct one track', () => {
  let academy: TestAcademy;
  let desk: CaptionDesk;
  let other: Awaited<ReturnType<typeof signInLearner>>;
  let ids: string[];
  beforeAll(async () => {
    academy = await createTestAcademy();
    other = await signInLearner(academy, await insertUser(academy.database, { role: 'admin' }));
  });
  afterAll(() => academy.close());
  beforeEach(async () => {
    desk = await openCaptionDesk(academy);
    const { lessonId } = desk;
    ids = (await insertCaptions(academy.database, { lessonId, cues: lines })).cueIds;
  });

  it('both have their words in it, though they save at once, cue by cue', async () => {
    const mine = ids.filter((_, n) => n % 2 === 0);
    const theirs = ids.filter((_, n) => n % 2 === 1);
    const answers = await Promise.all([
      ...mine.map((id) => desk.save([correction(id, `mine ${id}`), addition(`mine after ${id}`)])),
      ...theirs.map((id) =>
        desk.save([correction(id, `theirs ${id}`), addition(`theirs after ${id}`)], other),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const whose = (id: string) => (mine.includes(id) ? 'mine' : 'theirs');
    const expected = ids.flatMap((id) => [`${whose(id)} ${id}`, `${whose(id)} after ${id}`]);
    expect((await desk.texts()).toSorted()).toEqual(expected.toSorted());
    expect((await desk.author('GET', `${desk.path}/en`)).body.track.revision).toBe(1 + ids.length);
  });

  it('are told which cue the other one changed, and nothing of that save is done', async () => {
    expect((await desk.save([correction(ids[3], 'Theirs')], other)).status).toBe(200);
    const { status, body } = await desk.save([
      correction(ids[2], 'Mine'),
      { ...correction(ids[3], 'Mine, too'), startMs: 3000, endMs: 3900 },
      addition('And mine'),
    ]);
    expect([status, body.code]).toEqual([409, 'cue_changed']);
    expect(body.facts).toEqual({ cueId: ids[3], revision: 2, time: '0:01' });
    const texts = await desk.texts();
    expect(texts).toContain('Theirs');
    expect(texts).toContain('Line 2');
    expect(texts).toHaveLength(20);

    const again = [correction(ids[2], 'Mine'), correction(ids[3], 'Mine, and theirs', 2)];
    expect((await desk.save(again)).status).toBe(200);
    expect(await desk.texts()).toContain('Mine, and theirs');
  });

  it('of whom one removed what the other is typing in, are told so', async () => {
    expect((await desk.save([{ kind: 'remove', id: ids[5], revision: 1 }], other)).status).toBe(200);
    const { status, body } = await desk.save([correction(ids[5], 'Mine')]);
    expect([status, body.code, body.facts]).toEqual([409, 'cue_removed', { cueId: ids[5], time: '0:01' }]);
    await desk.save([correction(ids[6], 'Theirs')], other);
    const removal = await desk.save([{ kind: 'remove', id: ids[6], revision: 1 }]);
    expect(removal.body.code).toBe('cue_changed');
    expect(await desk.texts()).toContain('Theirs');
  });

  it('of whom one brings a file, do not replace what they have not seen', async () => {
    const file = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nFrom the file');
    await desk.save([correction(ids[0], 'Theirs')], other);
    const refused = await desk.ask('/en/file?revision=1', { method: 'PUT', payload: file });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'captions_changed']);
    expect(await desk.texts()).toContain('Theirs');
    expect((await desk.ask('/en/file?revision=2', { method: 'PUT', payload: file })).statusCode).toBe(200);
    expect(await desk.texts()).toEqual(['From the file']);
    expect((await desk.save([correction(ids[0], 'Theirs again', 2)], other)).body.code).toBe('cue_removed');
  });

  it('of whom ten correct the same cue at once, have one winner', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        desk.save([correction(ids[0], `Version ${n}`)], n % 2 ? other : desk.author),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await desk.texts()).toContain(`Version ${winner}`);
  });
});
