import type { FastifyInstance } from 'fastify';
import { serveAlpana } from './alpana.routes.ts';
import { createAlpanaPictures } from './alpana-pictures.ts';
import { createPngRenderer } from './png-renderer.ts';
import { createSharePictures } from './share-pictures.ts';

/** Painted pictures are drawn from their address alone, so this belongs into a scope that looks up no session. */
export function registerAlpana(app: FastifyInstance): void {
  const renderer = createPngRenderer();
  app.addHook('onClose', () => renderer.close());
  serveAlpana(app, { find: createAlpanaPictures(), share: createSharePictures(renderer) });
}
