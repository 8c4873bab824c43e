import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { contentKeyPath, playlistPath, streamPath } from '@academy/contract/videos/stream-paths.ts';
import type { Browser, BrowserContext } from '@playwright/test';
import { type BenchRow, medianBy } from '../bench-row.ts';
import { openChromium } from '../chromium.ts';
import { forkServer } from '../forked-server.ts';
import type { RunningAcademy } from '../running-academy.ts';
import type { CreatorsLesson } from './creators-lesson.ts';
import { type LineSpeed, openSlowLine } from './slow-line.ts';

const rounds = 9;
const lines = [
  { name: 'unthrottled', speed: null },
  { name: '5 Mbit/s, 40 ms', speed: { bytesPerSecond: 625_000, roundTripMs: 40 } },
] as const;

/**
 * Run in the page before anything of its own. A picture counts when the page has it, not when it has been decoded. The
 * page reports it by itself: a driver that asked would run its own scripts in the page while it is being measured.
 */
const REPORT_FIRST_FRAME = `requestAnimationFrame(function look() {
  if (document.querySelector('video')?.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
    console.info('first frame', performance.now());
  } else {
    requestAnimationFrame(look);
  }
})`;

/** From opening the page to the first frame, cold, beside a page that has nothing but hls.js and files. */
export async function benchFirstFrame(academy: RunningAcademy, lesson: CreatorsLesson): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-first-frame-'));
  try {
    await copyStream(academy, lesson, folder);
    // Beside the folder's files, a page that plays them.
    const bare = await forkServer(path.join(import.meta.dirname, 'bare-page.ts'), [folder]);
    try {
      const browser = await openChromium();
      try {
        return await measureLines(browser, { academy, lesson, bareOrigin: `http://127.0.0.1:${bare.port}` });
      } finally {
        await browser.close();
      }
    } finally {
      await bare.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The very same stream as files: master and playlists with relative addresses, key, segments. */
async function copyStream(academy: RunningAcademy, lesson: CreatorsLesson, folder: string): Promise<void> {
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
}

interface Measured {
  readonly academy: RunningAcademy;
  readonly lesson: CreatorsLesson;
  readonly bareOrigin: string;
}

async function measureLines(
  browser: Browser,
  { academy, lesson, bareOrigin }: Measured,
): Promise<BenchRow[]> {
  const page = buildPath(webRoutes.lesson, lesson);
  console.log(`\nTime to the first frame in Chromium, nothing cached, median of ${rounds}`);
  const measured: BenchRow[] = [];
  for (const { name, speed } of lines) {
    const [product, plain] = await overLine(academy.origin, speed, (ourOrigin) =>
      overLine(bareOrigin, speed, async (plainOrigin) => {
        const ours: number[] = [];
        const control: number[] = [];
        for (let round = 0; round <= rounds; round += 1) {
          control.push(await firstFrame(await browser.newContext(), plainOrigin, '/'));
          const signedIn = await browser.newContext();
          await signedIn.addCookies(cookiesOf(lesson.cookie, ourOrigin));
          ours.push(await firstFrame(signedIn, ourOrigin, page));
        }
        // The first visitor of all finds servers that have just been started.
        return [medianBy(ours.slice(1), Number), medianBy(control.slice(1), Number)] as const;
      }),
    );
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
}

/** Measures at the end of a line to a server, which is closed again however that went. */
async function overLine<T>(
  origin: string,
  speed: LineSpeed | null,
  measure: (origin: string) => Promise<T>,
): Promise<T> {
  if (speed === null) return measure(origin);
  const line = await openSlowLine(Number(new URL(origin).port), speed);
  try {
    return await measure(`http://localhost:${line.port}`);
  } finally {
    line.close();
  }
}

/** In a tab that has a page of the same server open: starting a process for a site is the work of the browser. */
async function firstFrame(context: BrowserContext, origin: string, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
  await page.addInitScript({ content: REPORT_FIRST_FRAME });
  const [report] = await Promise.all([
    page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('first frame'),
      timeout: 60_000,
    }),
    page.goto(origin + address, { waitUntil: 'commit' }),
  ]);
  const time = Number(report.text().split(' ').at(-1));
  await context.close();
  return time;
}

/** As a browser keeps them, because the page itself looks for its session there. */
function cookiesOf(header: string, url: string): { name: string; value: string; url: string }[] {
  return header.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split('=', 2);
    return { name, value, url };
  });
}
