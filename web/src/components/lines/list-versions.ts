/** Lists that were saved by somebody else while they were written here. */

/** Lists by name, as the server has them. */
export type Lists<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** Both texts of each list on which the two differ, and the names of those that were changed there alone. */
export interface Versions {
  readonly clashes: readonly { readonly name: string; readonly saved: string; readonly mine: string }[];
  readonly others: readonly string[];
}

interface Edits<Name extends string> {
  readonly mine: Lists<Name>;
  readonly theirs: Lists<Name>;
  /** What was there before anything was typed here. */
  readonly base: Lists<Name>;
}

export function byName<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

export function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.join('\n') === others.join('\n');
}

export function versionsOf<Name extends string>(
  names: readonly Name[],
  { mine, theirs, base }: Edits<Name>,
): Versions {
  const differing = names.filter((name) => !isSame(mine[name], theirs[name]));
  const isTyped = (name: Name) => !isSame(mine[name], base[name]);
  return {
    clashes: differing
      .filter(isTyped)
      .map((name) => ({ name, saved: theirs[name].join('\n'), mine: mine[name].join('\n') })),
    others: differing.filter((name) => !isTyped(name)),
  };
}
