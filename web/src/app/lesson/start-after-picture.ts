import type { OpeningStream } from '@/player/engine/hls-ahead.ts';
import { fetchInTurn } from './fetch-in-turn.ts';
import { fetchCode, importApp, importParts } from './lesson-code.ts';
import { soon, TOO_LATE } from './patience.ts';
import { isPictureOnStage, showPictureAhead } from './stage-ahead.ts';

/** How long a picture may stand there alone. */
const PICTURE_ALONE_MS = 2000;

interface LessonCalls {
  /** What the stream was opened with. */
  readonly answers: readonly Promise<unknown>[];
  /** Asks for what the page around the video will ask for. */
  readonly callAround: () => readonly Promise<unknown>[];
}

/**
 * Each thing waits for the one that somebody who opens a lesson wants first. Before the first segment, the app's files
 * would take the line from it; before its picture, running and drawing the app would take the page's thread.
 */
export async function startAfterPicture(
  stream: Promise<OpeningStream | undefined>,
  { answers, callAround }: LessonCalls,
): Promise<void> {
  const shown = showPictureAhead(stream);
  const opening = await soon(stream);
  const fetchRest = () => {
    fetchCode();
    return callAround();
  };
  const around =
    opening === TOO_LATE ? fetchRest() : await fetchInTurn(fetchRest, { come: opening?.come, shown });
  const everything = Promise.allSettled([...answers, ...around, importParts()]);
  const { startApp } = await importApp();
  await soon(everything);
  // A picture that is there does not go again for a page that has to wait for something, unless that takes too long.
  const whole = (await soon(everything, isPictureOnStage() ? PICTURE_ALONE_MS : 0)) !== TOO_LATE;
  await startApp({ whole });
}
