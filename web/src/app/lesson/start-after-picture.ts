import type { OpeningStream } from '@/player/engine/hls-ahead.ts';
import { importApp, importParts } from './lesson-code.ts';
import { later, soon, TOO_LATE } from './soon.ts';

/** A segment that takes longer than this leaves the page all the time it needs. */
const FAST_LINE_MS = 150;
/** How long a picture may stand there alone. */
const PICTURE_ALONE_MS = 2000;

type Stream = Promise<OpeningStream | undefined>;

/** Starts the app when the first picture is there, or is not to be expected at once. */
export async function startAfterPicture(stream: Stream, answers: readonly Promise<unknown>[]): Promise<void> {
  await soon(stream);
  const opening = await soFar(stream);
  await Promise.race([opening?.seen, later(FAST_LINE_MS)]);
  await untilIdle(stream);
  const everything = Promise.allSettled([...answers, importParts()]);
  const { startApp } = await importApp();
  await soon(everything);
  await untilIdle(stream);
  // A picture that is there does not go again for a page that has to wait for something, unless that takes too long.
  const pictureIsThere = (await soFar(stream))?.step() === 'seen';
  const whole = (await soon(everything, pictureIsThere ? PICTURE_ALONE_MS : 0)) !== TOO_LATE;
  await startApp({ whole });
}

/** The steps from a segment to its picture are short, and drawing the page is not: they would all stand behind it. */
async function untilIdle(stream: Stream): Promise<void> {
  const opening = await soFar(stream);
  if (opening?.step() === 'come') await soon(opening.seen);
}

function soFar(stream: Stream): Stream {
  return Promise.race([stream, Promise.resolve(undefined)]);
}
