import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { type Academy, type AcademyName, announced, catalogueOf, enter } from './academies.ts';
import { startAcademy } from './start-academy.ts';

export { expect };

export interface PageErrors {
  /** Says that this story provokes an error on purpose, such as the answer 404 for a missing course. */
  allow(expected: RegExp): void;
}

/** What a browser reports when the server goes away: which of these depends on the moment. */
export const SERVER_GONE = /net::ERR_(CONNECTION|SOCKET|EMPTY_RESPONSE|NETWORK_CHANGED)/;

const START_AND_STOP_MS = 150_000;
const NO_DEMO = { ACADEMY_DEMO: '0' };

interface Fixtures {
  academy: AcademyName;
  /** Of an academy of the story's own. */
  settings: Readonly<Record<string, string>>;
  runningAcademy: Academy;
  pageErrors: PageErrors;
}

/** The test of every story: it runs in the academy that it names, and fails when a page reports an error. */
export const test = base.extend<Fixtures>({
  // The one in which a story that writes fails, for stories that name none.
  academy: ['library', { option: true }],
  settings: [{}, { option: true }],
  runningAcademy: [
    async ({ academy, settings }, use, info) => {
      const log = info.outputPath('academy.log');
      const own = academy === 'own' ? await startAcademy(log, { ...NO_DEMO, ...settings }) : null;
      const running = academy === 'own' ? own?.academy : announced()[academy];
      if (running === undefined) throw new Error(`There is no ${academy}.`);
      enter(running);
      await use(running);
      await own?.stop();
      if (running.catalogue === undefined) return;
      const catalogue = await catalogueOf(running, { students: academy === 'library' });
      expect(catalogue, `the courses of the ${academy}, which no story may change`).toEqual(
        running.catalogue,
      );
    },
    { auto: true, timeout: START_AND_STOP_MS },
  ],
  baseURL: async ({ runningAcademy }, use) => {
    await use(runningAcademy.url);
  },
  // A page that came drawn can be read before it can be used: a story goes on when the app has taken it over.
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = page;
    if (javaScriptEnabled !== false) await page.addInitScript(NOTE_TAKING_OVER);
    const takenOver = async (options: Parameters<Page['reload']>[0]) => {
      if (javaScriptEnabled === false || options?.waitUntil === 'commit') return;
      await expect
        .poll(() => page.evaluate(IS_TAKEN_OVER), { message: 'the app takes the page over' })
        .toBe(true);
    };
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      await takenOver(options);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload.call(page, options);
      await takenOver(options);
      return response;
    };
    await use(page);
  },
  // Requests are counted by client address, and no story may use up what another one needs.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  extraHTTPHeaders: async ({}, use, { testId }) => {
    await use({ 'x-forwarded-for': addressOf(testId) });
  },
  pageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      // Some errors have no stack, and some neither stack nor message: their name says most.
      context.on('weberror', (error) => {
        const { name, message, stack } = error.error();
        errors.push(stack || `${name}: ${message} (${error.page()?.url()})`);
      });
      await context.addInitScript(REPORT_POLICY_VIOLATIONS);
      await use({ allow: (expected) => void allowed.push(expected) });
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors the pages reported').toEqual([]);
    },
    { auto: true },
  ],
});

const NOTE_TAKING_OVER = `addEventListener('academy:taken-over', () => (window.isTakenOver = true));`;
const IS_TAKEN_OVER = `!document.getElementById('page-data') || window.isTakenOver === true`;

const REPORT_POLICY_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('The content security policy forbids', event.violatedDirective, event.blockedURI));`;

/** A private one, always the same for the same story and repeat. */
function addressOf(testId: string): string {
  return `10.${[...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.')}`;
}
