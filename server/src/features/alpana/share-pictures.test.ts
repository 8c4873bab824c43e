import { alpanaDrawing, alpanaPath, shareSize } from '@academy/contract/courses/alpana.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { createPngRenderer } from './png-renderer.ts';
import { createSharePictures } from './share-pictures.ts';

const courseIds = Array.from({ length: 40 }, (_, index) => `0190a5c2-0000-7000-8000-0000000000${10 + index}`);
const [courseId = ''] = courseIds;
const picture = { kind: 'share', hue: 'plum', courseId } as const;
const address = alpanaPath(picture);

describe('the picture beside a link to a course', () => {
  let academy: TestAcademy;
  beforeEach(async () => {
    academy = await createTestAcademy();
  });
  afterEach(() => academy.close());

  const get = (url = address, headers: Record<string, string> = {}) =>
    academy.app.inject({ method: 'GET', url, headers });

  it('is its cover as a PNG of the size that chats want, kept for ever', async () => {
    const { statusCode, headers, rawPayload } = await get();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/png',
      'content-length': String(rawPayload.length),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(rawPayload.readUInt32BE(16)).toBe(shareSize.width);
    expect(rawPayload.readUInt32BE(20)).toBe(shareSize.height);
    // Some chats show no picture that is larger.
    expect(rawPayload.length).toBeLessThan(600_000);
    expect((await get()).rawPayload).toEqual(rawPayload);
  });

  it('is not sent again to who has it, nor drawn for them', async () => {
    const response = await get(address, { 'if-none-match': `W/"${alpanaDrawing}"` });
    expect({ status: response.statusCode, body: response.body }).toEqual({ status: 304, body: '' });
  });

  it('is drawn beside the requests of others, which do not wait for it', async () => {
    const answered: string[] = [];
    const drawn = get().then(() => answered.push('picture'));
    await get('/api/courses').then(() => answered.push('courses'));
    await drawn;
    expect(answered).toEqual(['courses', 'picture']);
  });

  it('is refused in a sentence where the address names none', async () => {
    const wrong = [
      address.replace('plum', 'beige'),
      address.replace(courseId, 'weaving'),
      address.replace('/v', '/w'),
    ];
    for (const url of wrong) {
      const response = await get(url);
      expect({ status: response.statusCode, body: response.json() }).toEqual({
        status: 404,
        body: { message: 'Picture not found', code: 'picture_not_found' },
      });
      expect(response.headers['cache-control']).toBe('no-store');
    }
    const moved = await get(address.replace(alpanaDrawing, 'v999'));
    expect({ status: moved.statusCode, to: moved.headers['location'] }).toEqual({ status: 302, to: address });
  });

  it('that is asked for too often is told when to come back, unless it is there already', async () => {
    await get();
    for (let count = 0; count < 30; count += 1) await get(address.replace(courseId, 'weaving'));
    const refused = await get(alpanaPath({ ...picture, hue: 'rose' }));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get()).statusCode).toBe(200);
  });
});

describe('pictures that many ask for at once', () => {
  /** Draws when it is told to. */
  function heldRenderer() {
    const turns: (() => void)[] = [];
    const render = () =>
      new Promise<Buffer>((resolve) => {
        turns.push(() => resolve(Buffer.from('png')));
      });
    return { render, turns };
  }

  it('are drawn once each', async () => {
    const { render, turns } = heldRenderer();
    const share = createSharePictures({ render });
    const asked = [share.find(picture), share.find(picture), share.find(picture)];
    expect(turns).toHaveLength(1);
    turns[0]?.();
    expect(await Promise.all(asked)).toHaveLength(3);
    expect(share.isKept(picture)).toBe(true);
  });

  it('wait in a short line, and the others are told when to come back', async () => {
    const { render, turns } = heldRenderer();
    const share = createSharePictures({ render });
    const asked = courseIds.map((id) => share.find({ ...picture, courseId: id }));
    for (const turn of turns) turn();
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(turns).toHaveLength(8);
    expect(refused).toHaveLength(courseIds.length - 8);
    expect(refused[0]).toMatchObject({ reason: { code: 'too_many_requests', facts: { seconds: 5 } } });
  });

  it('that could not be drawn are drawn when they are asked for again', async () => {
    const renderer = createPngRenderer();
    await expect(renderer.render('not a drawing')).rejects.toThrow();
    const png = await renderer.render('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    await renderer.close();
  });
});
