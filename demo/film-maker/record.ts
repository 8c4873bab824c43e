import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { type Film, FRAMES_PER_SECOND } from './film.ts';
import { frameAt } from './picture/frame.ts';
import { everyFace, stagePage } from './picture/stage.ts';
import type { Narration } from './sound/narrate.ts';
import { SAMPLE_RATE } from './sound/voices.ts';

export interface Camera {
  photograph(frame: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** A Chromium with the stage in it, which makes a PNG of any frame. */
export async function openCamera(folder: string): Promise<Camera> {
  const page = path.join(folder, 'stage.html');
  writeFileSync(page, stagePage());
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
    ...(executablePath ? { executablePath } : {}),
  });
  const tab = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await tab.goto(pathToFileURL(page).href);
  await tab.evaluate(
    `Promise.all(${JSON.stringify(everyFace)}.map((font) => document.fonts.load(font, 'aক')))`,
  );
  const devTools = await tab.context().newCDPSession(tab);
  return {
    async photograph(frame) {
      await tab.evaluate(`document.getElementById('film').innerHTML = ${JSON.stringify(frame)}`);
      const { data } = await devTools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
      });
      return Buffer.from(data, 'base64');
    },
    close: () => browser.close(),
  };
}

/** Photographs a film frame by frame and hands the pictures and the sound to ffmpeg. */
export async function record(
  film: Film,
  narration: Narration,
  camera: Camera,
  folder: string,
  target: string,
): Promise<void> {
  const sound = path.join(folder, 'sound.f32');
  writeFileSync(sound, new Uint8Array(narration.samples.buffer));
  const ffmpeg = startFfmpeg(sound, target);
  const frames = Math.round(narration.durationSeconds * FRAMES_PER_SECOND);
  let last: { readonly html: string; readonly picture: Buffer } = { html: '', picture: Buffer.alloc(0) };
  for (let index = 0; index < frames; index += 1) {
    const html = frameAt(film, narration, index / FRAMES_PER_SECOND);
    if (html !== last.html) last = { html, picture: await camera.photograph(html) };
    if (!ffmpeg.stdin.write(last.picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

function startFfmpeg(sound: string, target: string): ChildProcessByStdio<Writable, null, null> {
  const pictures = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-c:v', 'png', '-i', '-'];
  const voice = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', sound];
  const encoded = [
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '30', '-tune', 'animation', '-pix_fmt', 'yuv420p'],
    ...['-g', '250', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv'],
    ...['-af', 'alimiter=limit=0.8:level=false', '-c:a', 'aac', '-b:a', '40k', '-ac', '1'],
    // Bit for bit the same from the same pictures and words.
    ...[
      '-threads',
      '1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-map_metadata',
      '-1',
    ],
    ...['-movflags', '+faststart', '-shortest'],
  ];
  return spawn('ffmpeg', ['-y', '-v', 'error', ...pictures, ...voice, ...encoded, target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}
