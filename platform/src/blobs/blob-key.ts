/** A key that no store may be asked for. The caller made it, so this is a mistake in the program or an attack. */
export class InvalidBlobKeyError extends Error {
  constructor(key: string) {
    super(`Not a key of a blob: ${JSON.stringify(key.slice(0, 100))}`);
    this.name = 'InvalidBlobKeyError';
  }
}

const LONGEST_KEY = 512;
const LONGEST_PART = 128;

/**
 * Parts of lower case letters, digits, "-", "_" and "." (but not first), with "/" between them. So no key can
 * leave the store, meet its temporary files, or mean another blob on a file system that ignores case.
 */
const KEY = /^[a-z0-9_-][a-z0-9_.-]*(\/[a-z0-9_-][a-z0-9_.-]*)*$/;

export function isBlobKey(key: string): boolean {
  const fits = key.length <= LONGEST_KEY && key.split('/').every((part) => part.length <= LONGEST_PART);
  return fits && KEY.test(key);
}

export function assertBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new InvalidBlobKeyError(key);
}
