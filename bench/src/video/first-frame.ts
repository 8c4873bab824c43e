import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import type { BenchRow } from '../bench-row.ts';
import type { RunningAcademy } from '../running-academy.ts';
import type { CreatorsLesson } from './creators-lesson.ts';
import { openChromium } from './open-chromium.ts';
import { type LineSpeed, openSlowLine } from './slow-line.ts';
import { copyStream, startBarePage } from './start-bare-page.ts';

const rounds = 9;
const lines = [
  { name: 'unthrottled', speed: null },
  { name: '5 Mbit/s, 40 ms', speed: { bytesPerSecond: 625_000, roundTripMs: 40 } },
] as const;

/**
 * Run in the page before anything of its own. A picture counts when the page has it, not when it has been decoded. It is
 * told and not asked for: to ask, a driver would have the page read its own scripts while it is being measured.
 */
const TELL_FIRST_FRAME = `requestAnimationFrame(function look() {
  if (document.querySelector('video')?.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
    console.info('first frame', performance.now());
  } else {
    requestAnimationFrame(look);
  }
})`;

/** From opening the page to the first frame, cold, beside a page that has nothing but hls.js and files. */
export async function benchFirstFrame(academy: RunningAcademy, lesson: CreatorsLesson): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-first-frame-'));
  try {
    await copyStream(academy, lesson, folder);
    const bare = await startBarePage(folder);
    try {
      const browser = await openChromium();
      try {
        return await measureLines(browser, { academy, lesson, bareOrigin: bare.origin });
      } finally {
        await browser.close();
      }
    } finally {
      bare.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
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
  const { courseId, moduleId, lessonId } = lesson;
  const page = `/course/${courseId}/module/${moduleId}/lesson/${lessonId}`;
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
        return [median(ours.slice(1)), median(control.slice(1))] as const;
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

/** In a tab that has a word of the same server open: starting a process for a site is the browser's part, not the page's. */
async function firstFrame(context: BrowserContext, origin: string, path: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
  await page.addInitScript({ content: TELL_FIRST_FRAME });
  const [told] = await Promise.all([
    page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('first frame'),
      timeout: 60_000,
    }),
    page.goto(origin + path, { waitUntil: 'commit' }),
  ]);
  const time = Number(told.text().split(' ').at(-1));
  await context.close();
  return time;
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
