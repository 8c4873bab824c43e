import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import { captionTracks } from '@academy/platform/database/schema/captions.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CaptionDesk, openCaptionDesk } from '../../testing/caption-desk.ts';
import { insertCaptions } from '../../testing/insert-captions.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let desk: CaptionDesk;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  desk = await openCaptionDesk(academy);
});

const put = (payload: Buffer | string, headers: object = {}, language = 'en') =>
  desk.ask(`/${language}/file`, { method: 'PUT', payload, headers });

describe('a track as a file', () => {
  beforeEach(async () => {
    const cues = [{ startMs: 1000, endMs: 2500, text: '</v><script>alert(1)</script> & more' }];
    await insertCaptions(academy.database, { lessonId: desk.lessonId, cues });
  });

  it('is played by the browser as WebVTT, and as nothing else', async () => {
    const { statusCode, body, headers } = await desk.ask('/en/file/vtt');
    expect(statusCode).toBe(200);
    expect(body).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n&lt;/v&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more\n',
    );
    expect(headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(headers['content-disposition']).toBeUndefined();
  });

  it.each([
    ['vtt?download', 'Warp & weft en.vtt'],
    ['srt', 'Warp & weft en.srt'],
    ['txt', 'Warp & weft en.txt'],
  ])('is saved as %s under the name of its lesson', async (format, name) => {
    const { headers } = await desk.ask(`/en/file/${format}`);
    expect(headers['content-disposition']).toContain(`attachment; filename="${name}"`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is sent again only when it changed', async () => {
    const { headers } = await desk.ask('/en/file/vtt');
    const known = { 'if-none-match': String(headers['etag']) };
    expect((await desk.ask('/en/file/vtt', { headers: known })).statusCode).toBe(304);
    expect((await desk.ask('/en/file/srt', { headers: known })).statusCode).toBe(200);
    await put('0:01 --> 0:02\nChanged');
    expect((await desk.ask('/en/file/vtt', { headers: known })).body).toContain('Changed');
  });

  it('has no other formats, and none in a language that has no track', async () => {
    expect((await desk.ask('/en/file/exe')).statusCode).toBe(400);
    expect((await desk.ask('/bn/file/vtt')).json().code).toBe('captions_not_found');
    const headed = await desk.ask('/en/file/vtt', { method: 'HEAD' });
    expect([headed.statusCode, headed.body]).toEqual([200, '']);
  });
});

describe('a caption file that is uploaded', () => {
  it.each([
    {},
    { 'content-type': 'text/vtt' },
    { 'content-type': 'application/json' },
    { 'content-type': 'image/png' },
  ])('is read for what it is, though it is called %j', async (headers) => {
    const answer = await put(Buffer.from('1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>Warp</i>\r\n'), headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      track: { language: 'en', origin: 'file', isComplete: true, cueCount: 1 },
      cues: [{ startMs: 1000, endMs: 2000, text: 'Warp', revision: 1 }],
    });
  });

  it('takes the place of what the academy heard, which no job writes any more', async () => {
    const { lessonId } = desk;
    const { trackId } = await insertCaptions(academy.database, { lessonId, values: { isComplete: false } });
    expect((await put('0:01 --> 0:02\nMine')).json().track).toMatchObject({ isComplete: true, revision: 2 });
    expect(await desk.texts()).toEqual(['Mine']);
    const { db } = academy.database;
    const [row] = await db.select().from(captionTracks).where(eq(captionTracks.id, trackId));
    expect(row).toMatchObject({ origin: 'file', correctedAt: expect.any(Date), assetId: null });
  });

  it.each([
    ['nothing', '', 422, 'file_empty', undefined],
    ['a script', '<script>alert(1)</script>', 415, 'caption_file_unknown', undefined],
    ['negative times', '0:01 --> 0:02\nx\n\n-0:03 --> 0:04\ny', 422, 'caption_times_unreadable', { line: 4 }],
    ['times that run back', '0:03 --> 0:01\nx', 422, 'caption_times_backward', { line: 1 }],
    ['a million cues', '0:01 --> 0:02\nx\n\n'.repeat(200_000), 409, 'too_many_cues', { limit: 20_000 }],
    ['one endless line', 'x'.repeat(4_000_000), 415, 'caption_file_unknown', undefined],
    ['too many bytes', 'x'.repeat(captionLimits.fileBytes + 1), 413, 'file_too_large', { megabytes: 4 }],
  ])('is refused with %s, and leaves the track as it was', async (_name, file, status, code, facts) => {
    await put('0:01 --> 0:02\nBefore');
    const { statusCode, body } = await put(file);
    const answer = JSON.parse(body);
    expect([statusCode, answer.code, answer.facts]).toEqual([status, code, facts]);
    expect(await desk.texts()).toEqual(['Before']);
  });

  it('is not taken from a page of somewhere else', async () => {
    const answer = await put('0:01 --> 0:02\nx', { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
  });
});
