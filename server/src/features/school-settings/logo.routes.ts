import { logoLimits, logoTypes, readLogoFile } from '@academy/contract/school-settings/logo.ts';
import { removeLogo, uploadLogo } from '@academy/contract/school-settings/school-setting-calls.ts';
import type { FastifyInstance } from 'fastify';
import { enforceAccess } from '../../http/access.ts';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import type { LogoService } from './logo.service.ts';

/** A picture and nothing else, whatever its bytes could also be read as. */
const logoHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

export function registerLogo(app: FastifyInstance, logo: LogoService): void {
  bindCall(app, removeLogo, ({ request, query }) => logo.remove(signedIn(request), query.revision), {
    rateLimit: saveLimit,
  });
  app.register((pictures, _options, registered) => {
    pictures.removeAllContentTypeParsers();
    pictures.addContentTypeParser(
      Object.values(logoTypes),
      { parseAs: 'buffer', bodyLimit: logoLimits.maxBytes },
      (_request, body, done) => done(null, body),
    );
    pictures.addContentTypeParser('*', (_request, _payload, done) => done(new Refusal('logo_not_a_picture')));
    // Before a byte of the body is read.
    pictures.addHook('onRequest', (request) => enforceAccess('admin', request, app.findCourse));
    bindCall(
      pictures,
      uploadLogo,
      ({ request, query }) => {
        if (!Buffer.isBuffer(request.body)) throw new Refusal('logo_not_a_picture');
        const announcedType = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
        return logo.upload(signedIn(request), query.revision, { bytes: request.body, announcedType });
      },
      { rateLimit: saveLimit },
    );
    registered();
  });
}

/** Everybody sees it, so this belongs into a scope that looks up no session. */
export function serveLogo(app: FastifyInstance, logo: Pick<LogoService, 'open'>): void {
  const schema = { summary: 'The mark of the academy', tags: ['school'] };
  app.get('/api/school/logo/:file', { schema, config: { access: 'public' } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const file = readLogoFile((request.params as { file: string }).file);
    const opened = file === null ? null : await logo.open(file);
    if (file === null || opened === null) throw new Refusal('logo_not_found');
    const type = logoTypes[file.split('.')[1] as keyof typeof logoTypes];
    return reply.headers(logoHeaders).type(type).header('content-length', opened.length).send(opened.stream);
  });
}
