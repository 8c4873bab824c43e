import {
  alpanaDrawing,
  alpanaPath,
  alpanaRoutes,
  readAlpanaParams,
} from '@academy/contract/courses/alpana.ts';
import type { FastifyInstance } from 'fastify';
import { chooseCoding } from '../../http/content-coding.ts';
import { matchesEtag } from '../../http/deliver-blob.ts';
import { Refusal } from '../../refusal.ts';
import type { FindAlpana } from './alpana-pictures.ts';

/** An address has one picture for ever, so the name of the drawing tells all that there is to compare. */
const etag = `"${alpanaDrawing}"`;

/** A picture and nothing else, also for who opens it as a page. Any site may show it, as a mask too. */
const headers = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  etag: `W/${etag}`,
  vary: 'accept-encoding',
} as const;

/** Painted pictures are drawn from their address alone, so this belongs into a scope that looks up no session. */
export function serveAlpana(app: FastifyInstance, find: FindAlpana): void {
  const schema = { summary: 'A painted picture', tags: ['alpana'] };
  const options = { schema, config: { access: 'public', isMedia: true } } as const;
  for (const route of Object.values(alpanaRoutes)) {
    app.get(route, options, (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const picture = readAlpanaParams(request.params as Record<string, string>);
      if (picture === null) throw new Refusal('picture_not_found');
      // A page of another release, or another spelling: the picture has one address.
      const address = alpanaPath(picture);
      if (request.url.split('?', 1)[0] !== address) return reply.redirect(address);
      // Where pages of another origin are let in with their cookies, that is said of every answer; not of this one.
      void reply.removeHeader('access-control-allow-credentials').headers(headers);
      if (matchesEtag(request, etag)) return reply.code(304).send();
      const coding = chooseCoding(request.headers['accept-encoding']);
      if (coding !== 'identity') void reply.header('content-encoding', coding);
      return reply.type('image/svg+xml').send(find(picture, coding));
    });
  }
}
