import { soon } from './patience.ts';

/** A segment that takes longer than this has a line that is slower than the processor. */
const QUICK_LINE_MS = 100;

interface Turns {
  /** The first segment has come. */
  readonly come: Promise<void> | undefined;
  /** Its picture has been drawn. */
  readonly shown: Promise<void>;
}

/**
 * Fetches the rest of the page when that takes nothing from the picture, and resolves with the picture; called when the
 * first segment was asked for. Before that has come, the rest would take the line from it. Then, on a quick line, fetching
 * would take the processor from the picture, which is there in an instant; on a slow one the rest takes longer than it.
 */
export async function fetchInTurn<T>(fetchRest: () => T, { come, shown }: Turns): Promise<T> {
  const asked = performance.now();
  await soon(come);
  const picture = soon(shown);
  if (performance.now() - asked < QUICK_LINE_MS) await picture;
  const rest = fetchRest();
  await picture;
  return rest;
}
