import { watchingLimits as limits } from '@academy/contract/watching/watching-limits.ts';

/** Nothing is told of one to four people, but that there are not more. */
export function toldPeople(people: number): number | null {
  return people > 0 && people < limits.fewestPeople ? null : Math.max(0, people);
}

/** A number for each part; what stands beyond the last part, in a film that became shorter, is nowhere. */
export function toldParts(
  rows: readonly { readonly part: number; readonly people: number }[],
  parts: number,
): (number | null)[] {
  const people = new Array<number>(parts).fill(0);
  for (const row of rows) if (row.part >= 0 && row.part < parts) people[row.part] = row.people;
  return people.map(toldPeople);
}
