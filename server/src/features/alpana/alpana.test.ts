import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { alpanaDrawing, alpanaPath, wheels } from '@academy/contract/courses/alpana.ts';
import { hues } from '@academy/contract/courses/hues.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { coverSvg } from './drawing/cover-svg.ts';
import { wheelSvg } from './drawing/wheel-svg.ts';

const courseId = '0190a5c2-0000-7000-8000-000000000000';
const cover = alpanaPath({ kind: 'cover', hue: 'plum', courseId });
const wheel = alpanaPath({ kind: 'wheel', wheel: 'river' });
const refusal = { message: 'Picture not found', code: 'picture_not_found' };

let academy: TestAcademy;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  academy.app.inject({ method: 'GET', url, headers });

describe('a painted picture', () => {
  it('is drawn from its address alone', async () => {
    expect((await get(cover)).body).toBe(coverSvg({ seed: courseId, hue: 'plum' }));
    expect((await get(wheel)).body).toBe(wheelSvg('river'));
  });

  it('is served for ever, to any site, and can run nothing', async () => {
    for (const url of [cover, wheel]) {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'image/svg+xml',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('comes compressed in what the client takes, the first time and from memory', async () => {
    const plain = (await get(cover)).body;
    for (const [coding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      for (const _time of ['first', 'again']) {
        const { headers, rawPayload } = await get(cover, { 'accept-encoding': coding });
        expect(headers['content-encoding']).toBe(coding);
        expect(headers['content-length']).toBe(String(rawPayload.length));
        expect(decode(rawPayload).toString()).toBe(plain);
      }
    }
  });

  it('has less than 1.5 kB on its way', async () => {
    const paths = [
      ...wheels.map((name) => alpanaPath({ kind: 'wheel', wheel: name })),
      ...Array.from({ length: 40 }, (_, index) => cover.replace(/\d{2}\.svg/, `${10 + index}.svg`)),
    ];
    for (const path of paths) {
      const { rawPayload } = await get(path, { 'accept-encoding': 'br' });
      expect(rawPayload.length, path).toBeLessThan(1500);
    }
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await get(cover);
    const again = await get(cover, { 'if-none-match': String(headers['etag']), 'accept-encoding': 'br' });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
    expect(again.headers).toMatchObject({ 'cache-control': headers['cache-control'], etag: headers['etag'] });
    expect((await get(cover, { 'if-none-match': '"v0"' })).statusCode).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { statusCode, body, headers } = await academy.app.inject({ method: 'HEAD', url: cover });
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
    expect(headers['content-length']).toBe(String(coverSvg({ seed: courseId, hue: 'plum' }).length));
  });

  it('asked for by a page of another release leads to the one of today, and nothing keeps that', async () => {
    for (const url of [cover, wheel]) {
      const { statusCode, headers } = await get(url.replace(alpanaDrawing, 'v999'));
      expect(statusCode).toBe(302);
      expect(headers).toMatchObject({ location: url, 'cache-control': 'no-store' });
    }
  });

  it('has one address, to which other spellings lead', async () => {
    const { statusCode, headers } = await get(cover.replace('plum', 'pl%75m'));
    expect({ statusCode, location: headers['location'] }).toEqual({ statusCode: 302, location: cover });
  });
});

describe('an address that names no picture', () => {
  it.each([
    cover.replace('plum', 'beige'),
    cover.replace('plum', '%23fff%22%2F%3E%3Cscript%3E'),
    cover.replace('plum', 'constructor'),
    cover.replace(courseId, courseId.toUpperCase()),
    cover.replace(courseId, 'weaving'),
    cover.replace(courseId, '%3Cscript%3Ealert(1)%3C%2Fscript%3E'),
    cover.replace(courseId, `${courseId}%00`),
    cover.replace(courseId, '..%2f..%2fetc%2fpasswd'),
    cover.replace(alpanaDrawing, 'latest'),
    cover.replace(alpanaDrawing, 'v12345'),
    wheel.replace('river', 'lake'),
    wheel.replace('river', 'toString'),
  ])('%s is refused in a sentence, and nothing keeps that', async (url) => {
    const response = await get(url);
    expect({ status: response.statusCode, body: response.json() }).toEqual({ status: 404, body: refusal });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is refused when it is longer than any', async () => {
    expect((await get(cover.replace(courseId, 'a'.repeat(10_000)))).statusCode).toBe(414);
    expect((await get(wheel.replace('river', 'r'.repeat(10_000)))).statusCode).toBe(414);
  });

  it('shows nothing of what was asked for in any hue', async () => {
    for (const hue of hues) {
      const { body } = await get(alpanaPath({ kind: 'cover', hue, courseId }));
      expect(body).not.toContain(courseId);
      expect(body).not.toContain(hue);
    }
  });
});
