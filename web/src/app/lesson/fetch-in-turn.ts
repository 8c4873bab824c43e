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
 * Fetches the app's code when that takes nothing from the picture, and resolves with the picture; called when the first
 * segment was asked for. Before that has come, the code would take the line from it. Then, on a quick line, fetching would
 * take the processor from the picture, which is there in an instant; on a slow one the code takes longer than the picture.
 */
export async function fetchInTurn(fetchCode: () => void, { come, shown }: Turns): Promise<void> {
  const asked = performance.now();
  await soon(come);
  const picture = soon(shown);
  if (performance.now() - asked < QUICK_LINE_MS) await picture;
  fetchCode();
  await picture;
}
