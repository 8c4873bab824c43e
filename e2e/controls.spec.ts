import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fromTheAcademy, here } from './academies.ts';
import { expectAppsOwn } from './apps-own.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';
import { newCreator } from './own-courses.ts';
import { academyCommand } from './start-academy.ts';

test.use({ academy: 'studio' });

test('the header finds a course with and without the app, and what the operator writes is read at once and never runs', async ({
  page,
  browser,
}, story) => {
  const word = `loom${randomBytes(4).toString('hex')}`;
  const { courseId } = await newCreator(page, { title: `Weaving at the ${word}` });
  const headers = fromTheAcademy();
  await page.request.put(`/api/creator/courses/${courseId}/status`, {
    headers,
    data: { status: 'published' },
  });

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: here().url });
  const bare = await plain.newPage();
  await bare.goto('/faq');
  await bare.getByRole('banner').getByRole('combobox', { name: 'Search courses' }).fill(word);
  await bare.keyboard.press('Enter');
  await expect(bare).toHaveURL(`/courses?search=${word}`);
  await expect(bare.getByRole('heading', { name: `Weaving at the ${word}` })).toBeVisible();

  // What is typed before the app is there goes on in its own field.
  const app = await holdRequests(page, /\/assets\/app-[\w-]+\.js$/);
  await page.goto('/faq', { waitUntil: 'commit' });
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search courses' });
  await search.pressSequentially(word.slice(0, 6));
  app();
  await expectAppsOwn(page);
  await expect(search).toHaveValue(word.slice(0, 6));
  await page.keyboard.type(word.slice(6));
  // Of what was typed so far others were found, too.
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toHaveText(new RegExp(word));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/course/${courseId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Weaving at the ${word}`);

  const markup = '<img src=x onerror="hacked=1"><script>hacked=1</script>';
  const file = story.outputPath('about.md');
  await writeFile(file, `# Of ${word}\n\n${markup}\n\n[one](javascript:hacked=1)\n`);
  await bare.goto('/about');
  await expect(bare.getByText('Not written for this academy yet')).toBeVisible();
  await academyCommand(here().dataDir, 'page', 'about', file);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: `Of ${word}` })).toBeVisible();
  await expect(page.getByText(markup)).toBeVisible();
  await bare.goto('/about');
  await expect(bare.getByRole('heading', { name: `Of ${word}` })).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await academyCommand(here().dataDir, 'page', 'about', '--remove');
  await plain.close();
});
