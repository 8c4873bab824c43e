import {
  type AlpanaPicture,
  alpanaDrawing,
  alpanaPath,
  alpanaRoutes,
  readCoverParams,
  readWheelParams,
} from '@academy/contract/courses/alpana.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseCoding } from '../../http/content-coding.ts';
import { matchesEtag } from '../../http/deliver-blob.ts';
import { Refusal } from '../../refusal.ts';
import type { FindAlpana } from './alpana-pictures.ts';
import type { SharePictures } from './share-pictures.ts';

/** An address has one picture for ever, so the name of the drawing tells all that there is to compare. */
const etag = `"${alpanaDrawing}"`;

/** A picture and nothing else, also for who opens it as a page. Any site may show it, as a mask too. */
const headers = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  etag: `W/${etag}`,
} as const;

const svgHeaders = { ...headers, 'content-type': 'image/svg+xml', vary: 'accept-encoding' } as const;

interface Pictures {
  readonly find: FindAlpana;
  readonly share: SharePictures;
}

export function serveAlpana(app: FastifyInstance, { find, share }: Pictures): void {
  const schema = { summary: 'A painted picture', tags: ['alpana'] };
  const config = { access: 'public', isMedia: true } as const;
  const svgSender = (request: FastifyRequest, reply: FastifyReply) => (picture: AlpanaPicture) => {
    const coding = chooseCoding(request.headers['accept-encoding']);
    if (coding !== 'identity') void reply.header('content-encoding', coding);
    return reply.headers(svgHeaders).send(find(picture, coding));
  };

  app.get(alpanaRoutes.cover, { schema, config }, (request, reply) =>
    answer(readCoverParams('cover', paramsOf(request)), request, reply, svgSender(request, reply)),
  );
  app.get(alpanaRoutes.wheel, { schema, config }, (request, reply) =>
    answer(readWheelParams(paramsOf(request)), request, reply, svgSender(request, reply)),
  );

  // A crawler asks for a few. What is kept costs nothing, and is not counted.
  const isKept = (request: FastifyRequest): boolean => {
    const picture = readCoverParams('share', paramsOf(request));
    return picture !== null && share.isKept(picture);
  };
  const rateLimit = { max: 30, timeWindow: '1 minute', allowList: isKept };
  app.get(alpanaRoutes.share, { schema, config: { ...config, rateLimit } }, (request, reply) =>
    answer(readCoverParams('share', paramsOf(request)), request, reply, async (picture) => {
      const png = await share.find(picture);
      return reply.headers(headers).type('image/png').send(png);
    }),
  );
}

const paramsOf = ({ params }: FastifyRequest) => params as Record<string, string>;

/** Refuses what is no picture, leads other spellings to the one address of a picture, and sends it to who has it not yet. */
function answer<Picture extends AlpanaPicture>(
  picture: Picture | null,
  request: FastifyRequest,
  reply: FastifyReply,
  send: (picture: Picture) => FastifyReply | Promise<FastifyReply>,
): FastifyReply | Promise<FastifyReply> {
  // Where pages of another origin are let in with their cookies, that is said of every answer; not of this one.
  void reply.header('cache-control', 'no-store').removeHeader('access-control-allow-credentials');
  if (picture === null) throw new Refusal('picture_not_found');
  const address = alpanaPath(picture);
  if (request.url.split('?', 1)[0] !== address) return reply.redirect(address);
  return matchesEtag(request, etag) ? reply.code(304).headers(headers).send() : send(picture);
}
