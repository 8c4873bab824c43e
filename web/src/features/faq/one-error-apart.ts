/** Whether one typing error makes one word of the other: a letter too many, too few or wrong, or two that changed places. */
export function isOneErrorApart(one: string, other: string): boolean {
  let [a, b] = [Array.from(one), Array.from(other)];
  while (a.length > 0 && a[0] === b[0]) [a, b] = [a.slice(1), b.slice(1)];
  while (a.length > 0 && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)];
  const areSwapped = a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
  return areSwapped || Math.max(a.length, b.length) === 1;
}
