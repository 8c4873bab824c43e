/** The stage of lesson.html, which stands where the app will draw its own, and goes when the app draws anything. */
import '@/styles/index.css';
import type { OpeningStream } from '@/player/engine/hls-ahead.ts';
import { hasFrame } from '@/player/media-element.ts';
import { pageParsed } from './lesson-code.ts';

const PICTURE = '[data-picture]';

/** Resolves when the browser has drawn the picture, or there will be none. */
export async function showPictureAhead(opening: Promise<OpeningStream | undefined>): Promise<void> {
  await pageParsed();
  drawStage();
  const stream = await opening;
  if (stream === undefined) return;
  await stream.seen;
  show(stream.video);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

export function isPictureOnStage(): boolean {
  const video = document.querySelector<HTMLVideoElement>(`${PICTURE} > video`);
  return video !== null && hasFrame(video);
}

function drawStage(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#stage');
  if (template) document.getElementById('root')?.replaceChildren(template.content);
}

function show(video: HTMLVideoElement): void {
  const picture = document.querySelector(PICTURE);
  // The app may have been quicker, and has it on its own stage then; or the stream was given up.
  if (picture === null || video.isConnected || !hasFrame(video)) return;
  video.className = 'size-full bg-[black] object-contain';
  picture.append(video);
}
