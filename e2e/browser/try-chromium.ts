import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium.ts';

const START_MS = 30_000;
const VIDEO_WE_SERVE = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

/** Starts the browser for real and asks for the codecs our video needs. Answers why it will not do, or null. */
export async function reasonAgainst(executablePath: string, sandbox: boolean): Promise<string | null> {
  try {
    const browser = await chromium.launch({
      ...chromiumLaunchOptions(executablePath, sandbox),
      timeout: START_MS,
    });
    try {
      const page = await browser.newPage();
      const plays = await page.evaluate(`MediaSource.isTypeSupported('${VIDEO_WE_SERVE}')`);
      return plays === true ? null : 'it cannot play H.264 and AAC';
    } finally {
      await browser.close();
    }
  } catch (error) {
    return `it does not start: ${firstLines(error)}`;
  }
}

function firstLines(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').slice(0, 3).join(' ');
}
