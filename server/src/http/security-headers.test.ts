import { createHash } from 'node:crypto';
import { pageFrameStyle } from '@academy/contract/interface/page-frame.ts';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders, type SecurityHeaderOptions } from './security-headers.ts';

async function policyWith(options: SecurityHeaderOptions): Promise<string[]> {
  const app = fastify();
  addSecurityHeaders(app, options);
  app.get('/', async () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']).split(';').toSorted();
}

const strict = [
  "base-uri 'none'",
  "connect-src 'self'",
  "default-src 'none'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "img-src 'self' data: blob: https:",
  "manifest-src 'self'",
  "media-src 'self' blob:",
  "object-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'sha256-${createHash('sha256').update(pageFrameStyle).digest('base64')}'`,
  "worker-src 'self' blob:",
];

it('allows exactly what the academy needs', async () => {
  expect(await policyWith({ https: false, mediaOrigin: null })).toEqual(strict);
});

it('allows segments from elsewhere, and nothing else from there', async () => {
  const origin = 'https://media.example.org';
  expect(await policyWith({ https: false, mediaOrigin: origin })).toEqual(
    strict.map((line) => (/^(connect|media)-src/.test(line) ? `${line} ${origin}` : line)),
  );
});

it('insists on https where the academy has it', async () => {
  expect(await policyWith({ https: true, mediaOrigin: null })).toEqual(
    [...strict, 'upgrade-insecure-requests'].toSorted(),
  );
});
