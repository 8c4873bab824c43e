/**
 * Pictures that were chosen and are not uploaded yet: the cover of a course that has no id before its first save, or
 * one whose upload did not succeed. Kept in the page, and where the browser has a cache for it, across a reload too.
 */
const shelf = new Map<string, Blob>();
const cacheName = 'academy-chosen-covers';

export interface CoverOwner {
  readonly userId: string;
  readonly courseId: string | null;
}

export interface KeptCover {
  readonly picture: Blob;
  /** Chosen on this very page, a moment ago. One of an earlier visit is not sent before somebody looked at it. */
  readonly fresh: boolean;
}

const placeOf = ({ userId, courseId }: CoverOwner): string => `/chosen-cover/${userId}/${courseId ?? 'new'}`;

export async function keepCover(owner: CoverOwner, picture: Blob): Promise<void> {
  shelf.set(placeOf(owner), picture);
  await attempt((cache) => cache.put(placeOf(owner), new Response(picture)));
}

export async function readKeptCover(owner: CoverOwner): Promise<KeptCover | undefined> {
  const here = shelf.get(placeOf(owner));
  if (here) return { picture: here, fresh: true };
  const earlier = await attempt(async (cache) => (await cache.match(placeOf(owner)))?.blob());
  return earlier && { picture: earlier, fresh: false };
}

export async function dropCover(owner: CoverOwner): Promise<void> {
  shelf.delete(placeOf(owner));
  await attempt((cache) => cache.delete(placeOf(owner)));
}

/** A course that was just created takes along the picture that was chosen for it. */
export async function moveCover(from: CoverOwner, to: CoverOwner): Promise<void> {
  const kept = await readKeptCover(from);
  if (!kept) return;
  await keepCover(to, kept.picture);
  await dropCover(from);
}

/** There is no cache without encryption, in some private windows, and on a full disk. */
async function attempt<T>(action: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await action(await caches.open(cacheName));
  } catch {
    return undefined;
  }
}
