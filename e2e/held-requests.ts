import type { Page, Route } from '@playwright/test';

/** Holds the requests of a page that match until the function answered is called; then they go on, or are answered so. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  goOn: (route: Route) => Promise<void> = (route) => route.fallback(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await goOn(route);
  });
  return resolve;
}

export const answerUnavailable = (route: Route): Promise<void> =>
  route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable' } });
