/** A list with one of its items at another place; a place behind the end is the end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, item);
}
