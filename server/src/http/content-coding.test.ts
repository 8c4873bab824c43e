import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseCoding, encodeText } from './content-coding.ts';

describe('the coding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0, br;q=0.000', 'identity'],
    ['brotli, gzip2', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });
});

describe('a text', () => {
  const text = 'আলপনা '.repeat(200);

  it('is the same again after decoding', () => {
    expect(brotliDecompressSync(encodeText(text, 'br')).toString()).toBe(text);
    expect(gunzipSync(encodeText(text, 'gzip')).toString()).toBe(text);
    expect(encodeText(text, 'identity').toString()).toBe(text);
  });

  it('holds no more memory than it has bytes', () => {
    for (const coding of ['br', 'gzip', 'identity'] as const) {
      const bytes = encodeText(text, coding);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    }
  });
});
