import { accentPattern, themeCss } from '@academy/contract/school-settings/accent.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusal.ts';

/** The palette of a colour. It follows from the colour alone, so whichever is asked for is answered. */
export function serveTheme(app: FastifyInstance): void {
  const schema = { summary: 'The colours that follow from an accent', tags: ['school'] };
  app.get(
    '/api/school/theme/:colour.css',
    { schema, config: { access: 'public' } },
    async (request, reply) => {
      const accent = `#${(request.params as { colour: string }).colour}`;
      if (!accentPattern.test(accent)) throw new Refusal('not_found', 'This is no colour.');
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(themeCss(accent.toLowerCase()));
    },
  );
}
