import { expect, it } from 'vitest';
import { recoveryFor, type StreamError } from './stream-recovery.ts';

const error = (changes: Partial<StreamError>): StreamError => ({
  fatal: true,
  type: 'networkError',
  details: 'fragLoadError',
  status: undefined,
  ...changes,
});
const none = { mediaRecoveries: 0 };

it.each([401, 403])('gives up on a key that is refused with %i, though the library would go on', (status) => {
  expect(recoveryFor(error({ fatal: false, details: 'keyLoadError', status }), none)).toBe('give-up');
});

it('leaves to the library what it can recover itself', () => {
  expect(recoveryFor(error({ fatal: false, details: 'bufferStalledError', type: 'mediaError' }), none)).toBe(
    'ignore',
  );
  expect(recoveryFor(error({ fatal: false, details: 'keyLoadError', status: 503 }), none)).toBe('ignore');
});

it('helps a decoder twice and not a third time', () => {
  const media = error({ type: 'mediaError', details: 'bufferAppendError' });
  expect(recoveryFor(media, { mediaRecoveries: 0 })).toBe('recover-media');
  expect(recoveryFor(media, { mediaRecoveries: 1 })).toBe('recover-media');
  expect(recoveryFor(media, { mediaRecoveries: 2 })).toBe('give-up');
});

it('does not recover a decoder from what never reached it', () => {
  expect(recoveryFor(error({ type: 'mediaError', details: 'fragParsingError' }), none)).toBe('give-up');
});

it.each([
  ['a segment that did not come', error({ status: 0 })],
  ['a server that is away', error({ details: 'levelLoadError', status: 503 })],
  ['a key that did not come', error({ details: 'keyLoadTimeOut' })],
])('asks again later for %s', (_, lost) => {
  expect(recoveryFor(lost, none)).toBe('load-later');
});

it.each([
  ['a manifest', error({ details: 'manifestLoadError', status: 503 })],
  ['what is gone', error({ status: 404 })],
  ['what cannot be recovered', error({ type: 'otherError', details: 'internalException' })],
])('gives up without %s', (_, lost) => {
  expect(recoveryFor(lost, none)).toBe('give-up');
});
