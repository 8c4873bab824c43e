import { type AlpanaPicture, alpanaPath } from '@academy/contract/courses/alpana.ts';
import { LRUCache } from 'lru-cache';
import { type ContentCoding, encodeText } from '../../http/content-coding.ts';
import { coverSvg } from './drawing/cover-svg.ts';
import { wheelSvg } from './drawing/wheel-svg.ts';

/** A picture has about a kilobyte when it is compressed, so this is the catalogue of a large academy. */
const maxBytes = 8 * 1024 * 1024;

export type FindAlpana = (picture: AlpanaPicture, coding: ContentCoding) => Buffer;

/** Draws a picture when it is asked for the first time, which takes less than a millisecond, and keeps it. */
export function createAlpanaPictures(): FindAlpana {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, name) => length + name.length,
  });
  return (picture, coding) => {
    const name = `${coding} ${alpanaPath(picture)}`;
    const bytes = kept.get(name) ?? encodeText(svgOf(picture), coding);
    kept.set(name, bytes);
    return bytes;
  };
}

function svgOf(picture: AlpanaPicture): string {
  return picture.kind === 'wheel'
    ? wheelSvg(picture.wheel)
    : coverSvg({ seed: picture.courseId, hue: picture.hue });
}
