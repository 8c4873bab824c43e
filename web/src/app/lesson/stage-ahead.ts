/** The stage of lesson.html, which stands where the app will draw its own, and goes when the app draws anything. */
import '@/styles/index.css';
import type { OpeningStream } from '@/player/engine/hls-ahead.ts';
import { pageParsed } from './lesson-code.ts';

export async function showPictureAhead(underWay: Promise<OpeningStream | undefined>): Promise<void> {
  await pageParsed();
  drawStage();
  const stream = await underWay;
  await stream?.seen;
  if (stream?.step() === 'seen') show(stream.video);
}

function drawStage(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#stage');
  if (template) document.getElementById('root')?.replaceChildren(template.content);
}

function show(video: HTMLVideoElement): void {
  const picture = document.querySelector('[data-picture]');
  // The app may have been quicker, and has it on its own stage then.
  if (picture === null || video.isConnected) return;
  video.className = 'size-full bg-[black] object-contain';
  picture.append(video);
}
