export type HeadingLevel = 2 | 3 | 4 | 5 | 6;
/** Where a text's own headings begin: below those of the page that it stands on. */
export type TopHeading = 2 | 3;

/** The page has the first levels for itself; below them a text may begin with any of its own and skip none. */
export function headingLevels(top: TopHeading): (asked: number) => HeadingLevel {
  const open: number[] = [];
  return (asked) => {
    while ((open.at(-1) ?? 0) >= asked) open.pop();
    open.push(asked);
    return ([2, 3, 4, 5, 6] as const)[open.length + top - 3] ?? 6;
  };
}
