import { createRenderThread, type RenderThread, type RenderTimes } from '../../render-thread.ts';

/** Makes PNG out of SVG. */
export type PngRenderer = RenderThread<string>;

export function createPngRenderer(times?: RenderTimes): PngRenderer {
  return createRenderThread(new URL('./png-thread.ts', import.meta.url), times);
}
