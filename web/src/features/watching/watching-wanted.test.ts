import { expect, it } from 'vitest';
import { isTrackingRefused } from './watching-wanted.ts';

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('of a browser that says %o is %s', (signals, expected) => {
  expect(isTrackingRefused(signals)).toBe(expected);
});
