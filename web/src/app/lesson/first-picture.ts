/**
 * The first picture of a lesson, on a stage that lesson.html draws where the app will draw its own. It goes when the app draws
 * anything.
 */
import '@/styles/index.css';
import type { PrefetchedStream } from '@/player/engine/prefetch-hls.ts';
import { hasFrame } from '@/player/media-element.ts';

/** How long the app waits at each of its steps: whatever becomes of the video, its page comes. */
const STEP_TIMEOUT_MS = 500;
/** A segment that takes longer than this has a line that is slower than the processor. */
const QUICK_LINE_MS = 100;

const PICTURE = '[data-picture]';

export const TIMED_OUT = Symbol('timed out');

export function withTimeout<T>(event: Promise<T> | undefined, timeoutMs = STEP_TIMEOUT_MS) {
  const timeout = new Promise<typeof TIMED_OUT>((resolve) => setTimeout(resolve, timeoutMs, TIMED_OUT));
  return Promise.race([event, timeout]);
}

export async function pageParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Resolves when the browser has drawn the picture, or there will be none. */
export async function showFirstPicture(opening: Promise<PrefetchedStream | undefined>): Promise<void> {
  await pageParsed();
  const template = document.querySelector<HTMLTemplateElement>('template#stage');
  if (template) document.getElementById('root')?.replaceChildren(template.content);
  const stream = await opening;
  if (stream === undefined) return;
  await stream.firstFrame;
  show(stream.video);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function show(video: HTMLVideoElement): void {
  const picture = document.querySelector(PICTURE);
  // The app may have been quicker, and has it on its own stage then; or the stream was given up.
  if (picture === null || video.isConnected || !hasFrame(video)) return;
  video.className = 'size-full bg-[black] object-contain';
  picture.append(video);
}

export function isPictureOnStage(): boolean {
  const video = document.querySelector<HTMLVideoElement>(`${PICTURE} > video`);
  return video !== null && hasFrame(video);
}

interface FirstPicture {
  /** The first segment has come. */
  readonly loaded: Promise<void> | undefined;
  /** Its picture has been drawn. */
  readonly shown: Promise<void>;
}

/**
 * Fetches the rest of the page when that takes nothing from the picture, and resolves with the picture; called when the
 * first segment was requested. Before that is loaded, the rest would take the line from it. Then, on a quick line, fetching
 * would take the processor from the picture, which is there in an instant; on a slow one the rest takes longer than it.
 */
export async function fetchAroundPicture<T>(fetchRest: () => T, { loaded, shown }: FirstPicture): Promise<T> {
  const requestedAt = performance.now();
  await withTimeout(loaded);
  const picture = withTimeout(shown);
  if (performance.now() - requestedAt < QUICK_LINE_MS) await picture;
  const rest = fetchRest();
  await picture;
  return rest;
}
