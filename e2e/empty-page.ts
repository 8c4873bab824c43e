import { expect, type Page } from '@playwright/test';

/** Pages come as they do when the server could not draw them: the app shows what it waits for, and then draws them itself. */
export async function openPagesEmpty(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const empty = html.replace(
      /<div id="root">.*<\/div>\s*<script type="application\/json".*?<\/script>/s,
      () => '<div id="root"></div>',
    );
    expect(empty, 'the page was drawn').not.toBe(html);
    return route.fulfill({ response, body: empty });
  });
}
