const atATime = 10;

/** How many writes a second are done when so many are under way at a time; each item is written once. */
export async function writesPerSecond<T>(
  items: readonly T[],
  write: (item: T, index: number) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  let next = 0;
  const workOff = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      const item = items[index];
      if (item !== undefined) await write(item, index);
    }
  };
  await Promise.all(Array.from({ length: atATime }, workOff));
  return items.length / ((performance.now() - started) / 1000);
}
