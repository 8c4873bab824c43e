import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentKeyPath, playlistPath, streamPath } from '@academy/contract/videos/stream-paths.ts';
import { type BrowserContext, chromium } from '@playwright/test';
import type { BenchRow } from '../bench-row.ts';
import type { RunningAcademy } from '../running-academy.ts';
import type { CreatorsLesson } from './creators-lesson.ts';
import { type LineSpeed, openSlowLine } from './slow-line.ts';

const rounds = 5;
const lines = [
  { name: 'unthrottled', speed: null },
  { name: '5 Mbit/s, 40 ms', speed: { bytesPerSecond: 625_000, roundTripMs: 40 } },
] as const;

/** Run in the page before anything of its own: events of media do not bubble, so they are caught on the way down. */
const NOTE_FIRST_FRAME = `document.addEventListener(
  'loadeddata',
  () => document.documentElement.setAttribute('data-first-frame', String(performance.now())),
  { capture: true, once: true },
)`;

/** From opening the page to the first decoded frame, cold, beside a page that has nothing but hls.js and files. */
export async function benchFirstFrame(academy: RunningAcademy, lesson: CreatorsLesson): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-first-frame-'));
  const bare = await startBarePage(academy, lesson, folder);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
  const { courseId, moduleId, lessonId } = lesson;
  const page = `/course/${courseId}/module/${moduleId}/lesson/${lessonId}`;
  try {
    console.log('\nTime to the first frame in Chromium, nothing cached, median of 5');
    const measured: BenchRow[] = [];
    for (const { name, speed } of lines) {
      const [ourLine, bareLine] = [await lineTo(academy.origin, speed), await lineTo(bare.origin, speed)];
      const ours: number[] = [];
      const control: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        control.push(await firstFrame(await browser.newContext(), `${bareLine.origin}/`));
        const signedIn = await browser.newContext();
        await signedIn.addCookies(cookiesOf(lesson.cookie, ourLine.origin));
        ours.push(await firstFrame(signedIn, ourLine.origin + page));
      }
      ourLine.close();
      bareLine.close();
      const [product, plain] = [median(ours), median(control)];
      measured.push({
        name: `first frame, ${name}`,
        unit: 'ms',
        ours: product,
        control: plain,
        controlName: 'bare page with hls.js and files',
        target: { atMost: 1.2 },
      });
      console.log(
        `${name.padEnd(20)} ${product.toFixed(0).padStart(6)} ms   bare page ${plain.toFixed(0).padStart(6)} ms   ratio ${(product / plain).toFixed(2)}`,
      );
    }
    return measured;
  } finally {
    await browser.close();
    bare.child.disconnect();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Line {
  readonly origin: string;
  close(): void;
}

async function lineTo(origin: string, speed: LineSpeed | null): Promise<Line> {
  if (speed === null) return { origin, close: () => undefined };
  const line = await openSlowLine(Number(new URL(origin).port), speed);
  return { origin: `http://localhost:${line.port}`, close: line.close };
}

async function firstFrame(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript({ content: NOTE_FIRST_FRAME });
  await page.goto(address, { waitUntil: 'commit' });
  const root = page.locator('html[data-first-frame]');
  await root.waitFor({ state: 'attached', timeout: 60_000 });
  const time = Number(await root.getAttribute('data-first-frame'));
  await context.close();
  return time;
}

interface BarePage {
  readonly origin: string;
  readonly child: ChildProcess;
}

/** The very same stream as files: master and playlists with relative addresses, key, segments. */
async function startBarePage(
  academy: RunningAcademy,
  lesson: CreatorsLesson,
  folder: string,
): Promise<BarePage> {
  const { playing } = await lesson.status();
  if (playing === null) throw new Error('There is no video to play.');
  const get = async (address: string) => {
    const answer = await fetch(academy.origin + address, { headers: { cookie: lesson.cookie } });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer;
  };
  const { lessonId } = lesson;
  const { version, heights } = playing;
  await cp(path.join(academy.dataDir, 'blobs/videos', version), folder, { recursive: true });
  const master = await (await get(streamPath(lessonId))).text();
  await writeFile(
    path.join(folder, 'master.m3u8'),
    master.replaceAll(/^.*\/(\d+p)\.m3u8$/gm, '$1/index.m3u8'),
  );
  const key = Buffer.from(await (await get(contentKeyPath(lessonId, version))).arrayBuffer());
  for (const height of heights) {
    await get(playlistPath(lessonId, version, height));
    await writeFile(path.join(folder, `${height}p`, 'content.key'), key);
  }
  const child = fork(path.join(import.meta.dirname, 'bare-page.ts'), [folder]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { origin: `http://127.0.0.1:${port}`, child };
}

/** As a browser keeps them: the page itself looks whether it is signed in. */
function cookiesOf(header: string, url: string): { name: string; value: string; url: string }[] {
  return header.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split('=', 2);
    return { name, value, url };
  });
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
