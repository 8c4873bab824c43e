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

const rounds = 5;
const lines = [
  { name: 'unthrottled', network: null },
  {
    name: '5 Mbit/s, 40 ms',
    network: { latency: 40, downloadThroughput: 625_000, uploadThroughput: 625_000 },
  },
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
  const page = `${academy.origin}/course/${courseId}/module/${moduleId}/lesson/${lessonId}`;
  try {
    console.log('\nTime to the first frame in Chromium, nothing cached, median of 5');
    const measured: BenchRow[] = [];
    for (const { name, network } of lines) {
      const ours: number[] = [];
      const control: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const open = (cookie: string | null, address: string) =>
          browser.newContext().then(async (context) => {
            if (cookie !== null) await context.addCookies(cookiesOf(cookie, academy.origin));
            return firstFrame(context, address, network);
          });
        control.push(await open(null, bare.address));
        ours.push(await open(lesson.cookie, page));
      }
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

async function firstFrame(
  context: BrowserContext,
  address: string,
  network: (typeof lines)[number]['network'],
): Promise<number> {
  const page = await context.newPage();
  if (network !== null) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  await page.addInitScript({ content: NOTE_FIRST_FRAME });
  await page.goto(address, { waitUntil: 'commit' });
  const root = page.locator('html[data-first-frame]');
  await root.waitFor({ state: 'attached', timeout: 60_000 });
  const time = Number(await root.getAttribute('data-first-frame'));
  await context.close();
  return time;
}

interface BarePage {
  readonly address: string;
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
  return { address: `http://127.0.0.1:${port}/`, child };
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
