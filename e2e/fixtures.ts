import { test as base, expect } from '@playwright/test';

export { expect };

export interface PageErrors {
  /** Says that this story provokes an error on purpose, such as the answer 404 for a missing course. */
  allow(expected: RegExp): void;
}

/** What a browser says when the server goes away under it: which of these depends on the very moment. */
export const SERVER_GONE = /net::ERR_(CONNECTION|SOCKET|EMPTY_RESPONSE|NETWORK_CHANGED)/;

/** The product's own test: addresses are of the academy that was started, and whatever a page complains of fails it. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  baseURL: async ({}, use) => {
    await use(process.env['ACADEMY_E2E_URL']);
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
