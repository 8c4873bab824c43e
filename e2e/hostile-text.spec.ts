/*
 * What people write is text, on every screen that shows it. The pages' own policy is the second wall, not the first: a
 * script that it has to stop fails the story as well.
 */

import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fromTheAcademy, here } from './academies.ts';
import { expect, test } from './fixtures.ts';
import { enrollIn, newEmail } from './learners.ts';
import { createCourse } from './own-courses.ts';
import { continueWithGoogle } from './users.ts';

test.use({ academy: 'studio' });

const markup = '<img src=x onerror="hacked=1"><svg onload="hacked=1"><script>hacked=1</script>';
const links =
  '[one](javascript:hacked=1) [two](data:text/html,<script>hacked=1</script>) <a href="javascript:hacked=1">';

async function send(page: Page, method: 'post' | 'put', address: string, data: object): Promise<string> {
  const answer = await page.request[method](address, { headers: fromTheAcademy(), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}

function everythingShown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      Reflect.get(field, 'value'),
    );
    return [document.body.innerText, ...fields].join('\n');
  });
}

test('script in names, titles, descriptions, content, notes and addresses never runs', async ({ page }) => {
  test.slow();
  await page.goto('/login?returnTo=/profile');
  await continueWithGoogle(page);
  await page.getByLabel('Name').fill(markup);
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(markup);

  // Others in this academy may have written the same: found by a word that is this story's alone.
  const mark = `hostile${randomBytes(6).toString('hex')}`;
  const courseId = await createCourse(page, {
    title: `${mark} ${markup}`,
    description: `${markup} ${links}`,
    instructor: markup,
    language: '<b onclick="hacked=1">',
    thumbnailUrl: `${here().url}/favicon.svg?"onerror="hacked=1`,
  });
  const module = await send(page, 'post', `/api/courses/${courseId}/modules`, { title: markup, order: 1 });
  const inModule = `/api/courses/${courseId}/modules/${module}`;
  const lesson = await send(page, 'post', `${inModule}/lessons`, {
    title: markup,
    content: `# ${markup}\n\n${links}\n\n![x](x"onerror="hacked=1)\n\n\`\`\`html\n${markup}\n\`\`\``,
    order: 1,
  });
  await send(page, 'post', `${inModule}/lessons/${lesson}/note`, { content: `${markup}\n${links}` });
  await send(page, 'put', `/api/creator/courses/${courseId}/status`, { status: 'published' });
  await enrollIn(page, courseId);

  const lessonPage = `/course/${courseId}/module/${module}/lesson/${lesson}`;
  for (const address of [
    `/courses?search=${mark}`,
    '/',
    '/profile',
    `/course/${courseId}`,
    `/course/${courseId}/enroll`,
    lessonPage,
    `${lessonPage}?tab=notes`,
    '/creator-dashboard/courses',
    `/creator-dashboard/courses/${courseId}/edit`,
    `/creator-dashboard/courses/${courseId}/detail`,
    `/courses/${courseId}/students`,
  ]) {
    await page.goto(address);
    // Shown as it was written, be it in a field.
    await expect.poll(() => everythingShown(page), { message: address }).toContain('onerror="hacked=1"');
    expect(await page.evaluate(() => Reflect.get(window, 'hacked')), address).toBeUndefined();
    await expect(
      page.locator('[onerror], [onload], a[href^="javascript:" i], a[href^="data:" i]'),
    ).toHaveCount(0);
  }
  await send(page, 'put', `/api/creator/courses/${courseId}/status`, { status: 'archived' });
});
