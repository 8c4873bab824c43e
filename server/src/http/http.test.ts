import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';

let academy: TestAcademy;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(path.join(tmpdir(), 'academy-web-'));
  await mkdir(path.join(webFolder, 'assets'));
  await mkdir(path.join(webFolder, '.vite'));
  await writeFile(path.join(webFolder, 'index.html'), '<!doctype html><title>Academy</title>');
  await writeFile(path.join(webFolder, 'lesson.html'), '<!doctype html><title>Academy</title><script async>');
  await writeFile(path.join(webFolder, 'assets/main-abc123.js'), 'plain');
  await writeFile(path.join(webFolder, 'assets/main-abc123.js.br'), 'brotli');
  await writeFile(path.join(webFolder, '.vite/manifest.json'), '{}');
  academy = await createTestAcademy({ webFolder });
});

afterAll(async () => {
  await academy.close();
  await rm(webFolder, { recursive: true });
});

describe('the web app', () => {
  it.each(['/', '/courses?filter=in-progress', '/course/1/enroll', '/login'])(
    'is served at %s',
    async (url) => {
      const { status, body, headers } = await academy.get(url);
      expect(status).toBe(200);
      expect(body).toContain('<title>Academy</title>');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('is served for a lesson as the page that fetches ahead what a lesson needs, and for nothing else', async () => {
    const aheadAt = async (url: string) => String((await academy.get(url)).body).includes('<script async>');
    expect(await aheadAt('/course/1/module/2/lesson/3?tab=notes')).toBe(true);
    for (const url of [
      '/course/1',
      '/course/1/lesson/3',
      '/course/1/module/2',
      '/x/course/1/module/2/lesson/3',
    ]) {
      expect(await aheadAt(url)).toBe(false);
    }
    const { status, headers } = await academy.get('/course/1/module/2/lesson/3/');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is served with a 404 where it has no screen', async () => {
    const { status, body } = await academy.get('/no/such/screen');
    expect(status).toBe(404);
    expect(body).toContain('<title>Academy</title>');
  });

  it('lets hashed files be kept for ever, and sends them compressed', async () => {
    const url = '/assets/main-abc123.js';
    const plain = await academy.app.inject({ url });
    expect(plain.body).toBe('plain');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const compressed = await academy.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(compressed.rawPayload.toString()).toBe('brotli');
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(compressed.headers['content-type']).toMatch(/javascript/);
  });

  it.each([
    '/assets/missing.js',
    '/api/missing',
    '/api',
    '/assets/..%2f..%2fpackage.json',
    '/.vite/manifest.json',
  ])('gives no file and no page for %s', async (url) => {
    const { status, body } = await academy.get(url);
    expect(status).toBe(404);
    expect(JSON.stringify(body)).not.toContain('workspaces');
  });
});

describe('every answer', () => {
  it('carries a content security policy without inline code', async () => {
    for (const url of ['/', '/api/courses', '/nothing']) {
      const { headers } = await academy.get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('of the API is never kept by a cache', async () => {
    expect((await academy.get('/api/courses')).headers['cache-control']).toBe('no-store');
  });
});

describe('errors', () => {
  it('of an unknown call are told as message and code', async () => {
    expect((await academy.get('/api/nothing?x=1')).body).toEqual({
      message: 'There is nothing at GET /api/nothing',
      code: 'not_found',
    });
    const posted = await academy.app.inject({ method: 'POST', url: '/api/courses/nothing', payload: {} });
    expect(posted.statusCode).toBe(404);
    expect(posted.json()).toMatchObject({ code: 'not_found' });
  });

  it('of an unknown call are the same when its address is spelled in another way', async () => {
    expect(await academy.get('/%61pi/nothing')).toMatchObject({
      status: 404,
      body: { message: 'There is nothing at GET /api/nothing', code: 'not_found' },
    });
  });

  it('of broken addresses are no failure of ours', async () => {
    for (const url of ['/api/courses/%', '/api/courses/%E0%A4%A', '/%']) {
      const { status } = await academy.get(url);
      expect({ url, clientError: status >= 400 && status < 500 }).toEqual({ url, clientError: true });
    }
  });
});

describe('health', () => {
  it('tells that the process lives and can serve', async () => {
    expect(await academy.get('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
    expect(await academy.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

describe('the description of the API', () => {
  it('lists the bound calls with their parameters', async () => {
    const { body } = await academy.get('/api/docs/json');
    const { paths } = body as { paths: Record<string, { get?: { parameters: { name: string }[] } }> };
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/courses', '/api/courses/{courseId}/curriculum']),
    );
    expect(Object.keys(paths).some((path) => path.startsWith('/demo-identity'))).toBe(false);
    expect(paths['/api/courses']?.get?.parameters.map(({ name }) => name)).toEqual([
      'search',
      'categoryId',
      'limit',
    ]);
  });

  it('is a page that runs under its own strict policy', async () => {
    const { status, headers } = await academy.get('/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe-inline/);
  });
});
