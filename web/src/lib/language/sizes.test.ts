import { afterEach, expect, it } from 'vitest';
import { speak } from './language.ts';
import { bitrateText, bytesText, speedText } from './sizes.ts';

afterEach(() => speak('en', {}));

const sizes: readonly [bytes: number, english: string, bengali: string][] = [
  [0, '0 B', '০ B'],
  [999, '999 B', '৯৯৯ B'],
  [1000, '1.0 kB', '১.০ kB'],
  [12_400, '12 kB', '১২ kB'],
  [999_600, '1.0 MB', '১.০ MB'],
  [823_023, '823 kB', '৮২৩ kB'],
  [5_240_000_000, '5.2 GB', '৫.২ GB'],
];

it.each(sizes)('writes %d bytes as %s, and in Bengali as %s', (bytes, english, bengali) => {
  expect(bytesText(bytes)).toBe(english);
  speak('bn', {});
  expect(bytesText(bytes)).toBe(bengali);
});

it('writes the speed of an upload and the bitrate of a video', () => {
  expect([speedText(1_240_000), bitrateText(1_449_000)]).toEqual(['1.2 MB/s', '1.4M']);
  speak('bn', {});
  expect([speedText(1_240_000), bitrateText(1_449_000)]).toEqual(['১.২ MB/s', '১.৪M']);
});
