/**
 * Pictures that were chosen and are not uploaded yet: for a course before its first save, or after a failed upload. Kept
 * in memory, and in the browser's cache, if it has one, across a reload.
 */
const inMemory = new Map<string, Blob>();
const cacheName = 'academy-chosen-covers';

export interface CoverOwner {
  readonly userId: string;
  readonly courseId: string | null;
}

export interface KeptCover {
  readonly picture: Blob;
  /** Chosen on this page. A picture from an earlier visit is not uploaded before the author has seen it. */
  readonly fresh: boolean;
}

const cacheKeyOf = ({ userId, courseId }: CoverOwner): string =>
  `/chosen-cover/${userId}/${courseId ?? 'new'}`;

export async function keepCover(owner: CoverOwner, picture: Blob): Promise<void> {
  inMemory.set(cacheKeyOf(owner), picture);
  await attempt((cache) => cache.put(cacheKeyOf(owner), new Response(picture)));
}

export async function readKeptCover(owner: CoverOwner): Promise<KeptCover | undefined> {
  const here = inMemory.get(cacheKeyOf(owner));
  if (here) return { picture: here, fresh: true };
  const earlier = await attempt(async (cache) => (await cache.match(cacheKeyOf(owner)))?.blob());
  return earlier && { picture: earlier, fresh: false };
}

export async function dropCover(owner: CoverOwner): Promise<void> {
  inMemory.delete(cacheKeyOf(owner));
  await attempt((cache) => cache.delete(cacheKeyOf(owner)));
}

/** The picture chosen for a new course belongs to the course once it is created. */
export async function moveCover(from: CoverOwner, to: CoverOwner): Promise<void> {
  const kept = await readKeptCover(from);
  if (!kept) return;
  await keepCover(to, kept.picture);
  await dropCover(from);
}

/** There is no cache over plain http, in some private windows, and on a full disk. */
async function attempt<T>(action: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await action(await caches.open(cacheName));
  } catch {
    return undefined;
  }
}
