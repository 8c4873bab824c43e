import { readCoverImage } from '@academy/platform/course-folder/cover-image.ts';
import { describe, expect, it } from 'vitest';
import { tinyPng } from '../../testing/tiny-picture.ts';

const fromBase64 = (text: string) => Buffer.from(text, 'base64');

/** All of 40 by 24 pixels. */
const jpeg = fromBase64(
  '/9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcICAgHBwcGBgcHCAgICAkJCQgICAgJCQoKCgwMCwsODg4RERT/xABNAAEBAAAAAAAAAAAAAAAAAAAABgEBAQEAAAAAAAAAAAAAAAAAAAYHEAEAAAAAAAAAAAAAAAAAAAAAEQEAAAAAAAAAAAAAAAAAAAAA/8AAEQgAGAAoAwEiAAIRAAMRAP/aAAwDAQACEQMRAD8AiwEo38AAAAAAAAAB/9k=',
);
const lossyWebp = fromBase64(
  'UklGRk4AAABXRUJQVlA4IEIAAABQAwCdASooABgAPpFGnkslo6KhpWgAsBIJZwDO3oAAK/fDcAD+7tPf/2LOWwLx//7nA/7nA/7nA/jbB+29aoAAAAA=',
);
const losslessWebp = fromBase64('UklGRhwAAABXRUJQVlA4TA8AAAAvJ8AFAAcQ9Y/+ByKi/wEA');
const extendedWebp = Buffer.concat([
  Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x00\x00\x00\x00', 'latin1'),
  Buffer.from([39, 0, 0, 23, 0, 0]),
  Buffer.alloc(20),
]);

describe('a picture', () => {
  it.each([
    ['a JPEG', jpeg, 'jpg'],
    ['a lossy WebP', lossyWebp, 'webp'],
    ['a lossless WebP', losslessWebp, 'webp'],
    ['an extended WebP', extendedWebp, 'webp'],
  ])('that is %s is known by its bytes', (_, bytes, extension) => {
    expect(readCoverImage(bytes)).toEqual({ extension, width: 40, height: 24 });
  });

  it('that is a PNG is known by its bytes', () => {
    expect(readCoverImage(tinyPng)).toEqual({ extension: 'png', width: 16, height: 16 });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.padEnd(100))],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(100))],
    ['GIF', Buffer.from('GIF89a'.padEnd(100))],
    ['the beginning of a PNG', tinyPng.subarray(0, 20)],
    ['a JPEG without a frame', Buffer.from('ffd8ffd9ffd9ffd9ffd9ffd9', 'hex')],
    [
      'a JPEG of empty segments',
      Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(9000, 'ffe00000', 'hex')]),
    ],
    ['a RIFF that is a sound', Buffer.from('RIFF\x00\x00\x00\x00WAVEfmt '.padEnd(100), 'latin1')],
    ['a WebP of an unknown kind', Buffer.from('RIFF\x00\x00\x00\x00WEBPJUNK'.padEnd(100), 'latin1')],
  ])('is not %s', (_, bytes) => {
    expect(readCoverImage(bytes)).toBeNull();
  });

  it('that is cut off anywhere is read without reading beyond its end', () => {
    for (const whole of [jpeg, tinyPng, lossyWebp, losslessWebp, extendedWebp]) {
      for (let length = 0; length < whole.length; length += 1) {
        expect(() => readCoverImage(whole.subarray(0, length))).not.toThrow();
      }
    }
  });
});
