import { test } from './fixtures.ts';

/* Stories that must fail: what the pages complain of is noticed, also when a story looks elsewhere. */

test.fail('an error in the console fails a story', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(`console.error('something went wrong')`);
});

test.fail('an uncaught error fails a story', async ({ page }) => {
  await page.goto('/');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(`setTimeout(() => { throw new Error('nobody caught this'); })`);
  await thrown;
});

test.fail('what the content security policy forbids fails a story', async ({ page }) => {
  await page.goto('/');
  const reported = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  );
  await page.evaluate(`document.head.append(Object.assign(document.createElement('script'), { text: '1' }))`);
  await reported;
});

test('an error that a story announced does not fail it', async ({ page, pageErrors }) => {
  pageErrors.allow(/^as announced/);
  await page.goto('/');
  await page.evaluate(`console.error('as announced')`);
});
