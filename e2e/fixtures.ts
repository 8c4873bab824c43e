import { createHash } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { type Academy, type AcademyName, announced, catalogueOf, enter } from './academies.ts';
import { startAcademy } from './start-academy.ts';

export { expect };

export interface PageErrors {
  /** Says that this story provokes an error on purpose, such as the answer 404 for a missing course. */
  allow(expected: RegExp): void;
}

/** What a browser says when the server goes away under it: which of these depends on the very moment. */
export const SERVER_GONE = /net::ERR_(CONNECTION|SOCKET|EMPTY_RESPONSE|NETWORK_CHANGED)/;

const START_AND_STOP_MS = 150_000;
const NO_DEMO = { ACADEMY_DEMO: '0' };

/** The product's own test: addresses are of the academy that it names, and whatever a page complains of fails it. */
export const test = base.extend<{ academy: AcademyName; place: Academy; pageErrors: PageErrors }>({
  // Who says nothing may look and not write, because that is what shows.
  academy: ['library', { option: true }],
  place: [
    async ({ academy }, use, info) => {
      const own = academy === 'own' ? await startAcademy(info.outputPath('academy.log'), NO_DEMO) : null;
      const place = academy === 'own' ? own?.place : announced()[academy];
      if (place === undefined) throw new Error(`There is no ${academy}.`);
      enter(place);
      await use(place);
      await own?.stop();
      if (place.catalogue === undefined) return;
      const catalogue = await catalogueOf(place, { students: academy === 'library' });
      expect(catalogue, `the courses of the ${academy}, which no story may change`).toEqual(place.catalogue);
    },
    { auto: true, timeout: START_AND_STOP_MS },
  ],
  baseURL: async ({ place }, use) => {
    await use(place.url);
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
      context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())));
      await context.addInitScript(REPORT_POLICY_VIOLATIONS);
      await use({ allow: (expected) => void allowed.push(expected) });
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors the pages reported').toEqual([]);
    },
    { auto: true },
  ],
});

const REPORT_POLICY_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('The content security policy forbids', event.violatedDirective, event.blockedURI));`;

/** A private one, always the same for the same story and repeat. */
function addressOf(testId: string): string {
  return `10.${[...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.')}`;
}
