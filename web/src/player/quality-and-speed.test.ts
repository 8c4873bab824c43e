import { expect, it } from 'vitest';
import { bitrateText } from '@/lib/language/sizes.ts';
import { heightText, qualityBadge, qualityNotice, rateBeside } from './quality-and-speed.ts';

const levels = [
  { height: 360, bitrate: 640_000 },
  { height: 720, bitrate: 1_449_000 },
];

it('names a level by its height and its bitrate in millions', () => {
  expect(heightText({ height: 720 })).toBe('720p');
  expect(levels.map(({ bitrate }) => bitrateText(bitrate))).toEqual(['0.6M', '1.4M']);
  expect(bitrateText(5_000_000)).toBe('5.0M');
});

it('wears AUTO or the chosen height as a badge', () => {
  expect(qualityBadge(levels, -1)).toBe('AUTO');
  expect(qualityBadge(levels, 1)).toBe('720P');
  expect(qualityBadge([], 3)).toBe('AUTO');
});

it('says what was chosen', () => {
  expect(qualityNotice(levels, 0)).toBe('Quality: 360p');
  expect(qualityNotice(levels, -1)).toBe('Quality: Auto');
});

it('goes from rate to rate and stays at the ends', () => {
  expect(rateBeside(1, 1)).toBe(1.25);
  expect(rateBeside(1, -1)).toBe(0.75);
  expect(rateBeside(2, 1)).toBe(2);
  expect(rateBeside(0.5, -1)).toBe(0.5);
  expect(rateBeside(1.1, 1)).toBe(1.25);
});
