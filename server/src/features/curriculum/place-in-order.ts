/**
 * The ids in their new order, with one of them at the wanted place, counted from 1. A place behind the end is the end:
 * orders stay 1 to n without a gap, whatever is asked for.
 */
export function placeInOrder(ids: readonly string[], id: string, order: number | undefined): string[] {
  const others = ids.filter((other) => other !== id);
  const stayed = ids.includes(id) ? ids.indexOf(id) : others.length;
  return others.toSpliced(order === undefined ? stayed : Math.max(0, order - 1), 0, id);
}
