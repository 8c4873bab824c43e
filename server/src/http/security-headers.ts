import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pageFrameStyle } from '@academy/contract/interface/page-frame.ts';
import { embedOrigins } from '@academy/contract/videos/video-link.ts';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const frameHash = createHash('sha256').update(pageFrameStyle).digest('base64');

/**
 * Only what the academy itself serves may run: no inline script, no inline style sheet but the one of
 * a page's frame, to the letter, no foreign code. Pictures may come from anywhere on https, because a cover may be any address; embedded
 * video only from the privacy hosts of the two services whose links a lesson may hold.
 */
const contentPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", `'sha256-${frameHash}'`],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'frame-src': [...embedOrigins],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route sends media, which no browser shows as a page. */
    isMedia?: boolean;
  }
}

export interface SecurityHeaderOptions {
  readonly https: boolean;
  /** Where the player fetches segments from, when that is not the academy itself. */
  readonly mediaOrigin: string | null;
}

/**
 * The headers are the same for every answer, so they are made once: made anew for each request
 * they cost more than an answer that is ready.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { https, mediaOrigin }: SecurityHeaderOptions,
): void {
  const media = mediaOrigin === null ? [] : [mediaOrigin];
  const headers = {
    ...headersOf(
      helmet({
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            ...contentPolicy,
            // Our player fetches segments itself, the one of a browser that plays streams by itself does so as media.
            'connect-src': ["'self'", ...media],
            'media-src': ["'self'", 'blob:', ...media],
            ...(https ? { 'upgrade-insecure-requests': [] } : {}),
          },
        },
        // Covers and embedded players come from other origins that know nothing of this header.
        crossOriginEmbedderPolicy: false,
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
        xFrameOptions: { action: 'deny' },
      }),
    ),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
  // A segment is sent more often than anything: it has no use for a page's policy, and that is most of the bytes.
  const mediaHeaders = { 'x-content-type-options': 'nosniff' };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.routeOptions.config.isMedia === true ? mediaHeaders : headers);
    done();
  });
}

/** What a middleware would set on an answer. */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  middleware({} as never, recorder as unknown as ServerResponse, () => undefined);
  return headers;
}
