import { type AlpanaCover, alpanaPath, shareSize } from '@academy/contract/courses/alpana.ts';
import { ByteCache } from '../../http/byte-cache.ts';
import { Refusal } from '../../refusal.ts';
import { coverSvg, resizedCover } from './drawing/cover-svg.ts';
import type { PngRenderer } from './png-renderer.ts';

/** A picture has 150 to 350 kB. Who may wait for one waits a few seconds at most; the others are told to come back. */
const limits = { maxBytes: 16 * 1024 * 1024, maxLoads: 8 };
const comeBackSeconds = 5;

export interface SharePictures {
  isKept(picture: AlpanaCover): boolean;
  find(picture: AlpanaCover): Promise<Buffer>;
}

/** Covers as PNG. They are kept in memory, not in the store of files, which anybody could fill by asking for them. */
export function createSharePictures({ render }: Pick<PngRenderer, 'render'>): SharePictures {
  const kept = new ByteCache(limits);
  return {
    isKept: (picture) => kept.peek(alpanaPath(picture)) !== undefined,
    find: async (picture) => {
      const name = alpanaPath(picture);
      if (kept.peek(name) === undefined && !kept.canLoad(name)) {
        throw new Refusal('too_many_requests', {
          after: `${comeBackSeconds} seconds`,
          seconds: comeBackSeconds,
        });
      }
      const { courseId: seed, hue } = picture;
      return kept.get(name, () => render(resizedCover(coverSvg({ seed, hue }), shareSize)));
    },
  };
}
