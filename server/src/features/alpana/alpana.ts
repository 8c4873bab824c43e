import type { Hue } from '@academy/contract/courses/hues.ts';
import type { FastifyInstance } from 'fastify';
import { serveAlpana } from './alpana.routes.ts';
import { createAlpanaPictures } from './alpana-pictures.ts';
import { coverSvg, resizedCover } from './drawing/cover-svg.ts';
import { createPngRenderer } from './png-renderer.ts';
import { createSharePictures } from './share-pictures.ts';

interface Cover {
  readonly courseId: string;
  readonly hue: Hue;
  readonly size: { readonly width: number; readonly height: number };
}

/** For pictures of other features that have a painting in them. */
export interface AlpanaDrawings {
  cover(cover: Cover): string;
  renderPng(svg: string): Promise<Buffer>;
}

/** Painted pictures are drawn from their address alone, so this belongs into a scope that looks up no session. */
export function registerAlpana(app: FastifyInstance): AlpanaDrawings {
  const renderer = createPngRenderer();
  app.addHook('onClose', () => renderer.close());
  serveAlpana(app, { find: createAlpanaPictures(), share: createSharePictures(renderer) });
  return {
    cover: ({ courseId, hue, size }) => resizedCover(coverSvg({ seed: courseId, hue }), size),
    renderPng: (svg) => renderer.render(svg),
  };
}
