import { captionPlaylistPath, streamPath } from '@academy/contract/videos/stream-paths.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertCaptions } from '../../testing/insert-captions.ts';
import { insertVideo } from '../../testing/insert-video.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

const cues = [
  { startMs: 1000, endMs: 2000, text: 'First minute' },
  { startMs: 59_000, endMs: 61_000, text: 'Both minutes' },
  { startMs: 61_000, endMs: 62_000, text: 'A --> B <i>' },
];

describe('captions of a stream', () => {
  let academy: TestAcademy;
  let cookie: string;
  let lessonId: string;
  let version: string;
  beforeAll(async () => {
    academy = await createTestAcademy();
  });
  afterAll(() => academy.close());
  beforeEach(async () => {
    const { database } = academy;
    const userId = await insertUser(database);
    cookie = cookieHeader(await startTestSession(academy, userId));
    const courseId = await insertCourse(database);
    await database.db.insert(enrollments).values({ userId, courseId });
    const [lesson] = await insertCurriculum(database, courseId, { Module: ['Lesson'] });
    lessonId = lesson?.id ?? '';
    const film = { lessonId, heights: [360], values: { durationSeconds: 90 } };
    version = (await insertVideo(academy, film)).version;
  });

  const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    academy.app.inject({ url, method, headers: { cookie } });
  const master = async () => (await ask(streamPath(lessonId))).body;

  it('are led to from the master, minute by minute', async () => {
    const without = await master();
    expect(without).not.toMatch(/SUBTITLES|captions/);
    await insertCaptions(academy.database, { lessonId, cues });
    await insertCaptions(academy.database, { lessonId, language: 'bn', values: { isComplete: false } });
    const [, uri = ''] = /LANGUAGE="en".*URI="([^"]*)"/.exec(await master()) ?? [];
    expect(uri).toBe(captionPlaylistPath(lessonId, version, 'en'));
    expect(await master()).toContain('NAME="বাংলা"');
    const list = await ask(uri);
    const unkept = { 'cache-control': 'no-store' };
    expect(list.headers).toMatchObject({ 'content-type': 'application/vnd.apple.mpegurl', ...unkept });
    const names = list.body.split('\n').filter((line) => line.endsWith('.vtt'));
    expect(names).toEqual(['en-0.vtt', 'en-1.vtt']);
    const segments = await Promise.all(names.map((name) => ask(new URL(name, `http://a${uri}`).pathname)));
    expect(segments[0]?.headers).toMatchObject({
      ...{ 'content-type': 'text/vtt; charset=utf-8', 'x-content-type-options': 'nosniff', ...unkept },
    });
    const texts = segments.map(({ body }) => body.match(/First|Both|A --&gt; B &lt;i&gt;/g));
    expect(texts).toEqual([
      ['First', 'Both'],
      ['Both', 'A --&gt; B &lt;i&gt;'],
    ]);
  });

  it('cost the master no query more', async () => {
    await insertCaptions(academy.database, { lessonId, cues });
    const query = vi.spyOn(academy.database.pool, 'query');
    expect(await master()).toContain('SUBTITLES');
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
  });

  it('are not there in another language, of another version or lesson, or by another spelling', async () => {
    await insertCaptions(academy.database, { lessonId, cues });
    const [other] = await insertCurriculum(academy.database, await insertCourse(academy.database), {
      M: ['L'],
    });
    const { version: foreign } = await insertVideo(academy, { lessonId: other?.id ?? '', heights: [360] });
    for (const url of [
      captionPlaylistPath(lessonId, version, 'bn'),
      captionPlaylistPath(lessonId, newId(), 'en'),
      captionPlaylistPath(lessonId, foreign, 'en'),
      captionPlaylistPath(lessonId, version.toUpperCase(), 'en'),
      captionPlaylistPath(newId(), version, 'en'),
      captionPlaylistPath(lessonId, version, 'en').replace('m3u8', 'vtt'),
      captionPlaylistPath(lessonId, version, '..%2fen'),
      captionPlaylistPath(lessonId, version, 'en%00'),
    ]) {
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
    }
    const visitor = await academy.app.inject({ url: captionPlaylistPath(lessonId, version, 'en') });
    expect(visitor.statusCode).toBe(401);
  });

  it('answer HEAD as GET, without the bytes', async () => {
    await insertCaptions(academy.database, { lessonId, cues });
    const url = captionPlaylistPath(lessonId, version, 'en');
    const [got, headed] = [await ask(url), await ask(url, 'HEAD')];
    expect([headed.statusCode, headed.body]).toEqual([200, '']);
    expect(headed.headers['content-length']).toBe(String(got.rawPayload.length));
  });
});
