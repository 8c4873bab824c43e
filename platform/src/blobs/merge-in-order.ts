/** Two ordered lists as one; of what both have, the first one's. */
export async function* mergeInOrder<Item>(
  first: AsyncIterable<Item>,
  second: AsyncIterable<Item>,
  keyOf: (item: Item) => string,
): AsyncGenerator<Item> {
  const others = second[Symbol.asyncIterator]();
  let other = await others.next();
  for await (const item of first) {
    while (!other.done && keyOf(other.value) < keyOf(item)) {
      yield other.value;
      other = await others.next();
    }
    if (!other.done && keyOf(other.value) === keyOf(item)) other = await others.next();
    yield item;
  }
  for (; !other.done; other = await others.next()) yield other.value;
}
