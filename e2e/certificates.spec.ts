import { readFile } from 'node:fs/promises';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { complete, newStudent } from './learners.ts';

test.use({ academy: 'school' });

test('a finished course ends with a certificate, which a stranger checks, and whose file needs no network', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { courseId, lessons } = await newStudent(page, 'Accessible by Default');
  await complete(
    page,
    courseId,
    lessons.map(({ _id }) => _id),
  );
  await page.goto(`/course/${courseId}`);
  await page.getByRole('main').getByRole('link', { name: 'Your certificate' }).first().click();
  await expect(page.locator('.drawn-alpana svg')).toBeVisible();
  await expectReadable(page, 'the finish of a course');
  await page.getByLabel('Your name on the certificate').fill('Nadia Rahman');
  await page.getByRole('button', { name: 'Confirm and get the certificate' }).click();
  await expect(page).toHaveURL(/\/certificates\/[\w-]+$/);

  const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const visit = await stranger.newPage();
  await visit.goto(page.url());
  await expect(visit.getByRole('heading', { level: 1, name: 'Nadia Rahman' })).toBeVisible();
  const verdict = visit.locator('[data-verdict]');
  await expect(verdict).toContainText("Your browser checked it just now against the academy's public key.");
  await expect(verdict).toContainText('This certificate is genuine');
  await expectReadable(visit, 'a certificate');

  const download = visit.waitForEvent('download');
  await visit.getByRole('link', { name: /^Signed file/ }).click();
  const credential = await readFile(await (await download).path());
  await visit.getByRole('link', { name: 'Check a file' }).click();
  await expect(visit.getByText('Ready. From here on no connection is needed')).toBeVisible();
  await stranger.setOffline(true);
  const check = (buffer: Buffer) =>
    visit
      .locator('input[type=file]')
      .setInputFiles({ name: 'certificate.jwt', mimeType: 'text/plain', buffer });
  await check(credential);
  await expect(verdict).toContainText('This certificate is genuine');
  await expect(verdict).toContainText('Whether it was revoked since could not be looked up.');
  await expectReadable(visit, 'a checked file');
  // One letter of its signature is another.
  const at = credential.length - 20;
  credential[at] = credential[at] === 65 ? 66 : 65;
  await check(credential);
  await expect(verdict).toContainText('This certificate was altered');
  await stranger.close();
});
