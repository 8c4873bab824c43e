import { expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { CONTENT_KEY_BYTES, newContentKey, openContentKey, sealContentKey } from './content-key.ts';

const secret = 'a secret of this academy, long enough';
const assetId = newId();

it('gives the key back to the holder of the secret', () => {
  const key = newContentKey();
  expect(key).toHaveLength(CONTENT_KEY_BYTES);
  const sealed = sealContentKey(secret, assetId, key);
  expect(openContentKey(secret, assetId, sealed)).toEqual(key);
  expect(Buffer.from(sealed, 'base64').includes(key)).toBe(false);
});

it('seals the same key differently each time', () => {
  const key = newContentKey();
  expect(sealContentKey(secret, assetId, key)).not.toBe(sealContentKey(secret, assetId, key));
});

it('opens neither with another secret, nor for another video, nor after a change', () => {
  const sealed = sealContentKey(secret, assetId, newContentKey());
  const changed = Buffer.from(sealed, 'base64');
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(() => openContentKey(`${secret}!`, assetId, sealed)).toThrow();
  expect(() => openContentKey(secret, newId(), sealed)).toThrow();
  expect(() => openContentKey(secret, assetId, changed.toString('base64'))).toThrow();
});
