/** The assistant where it has something to answer from: a film with captions, and a lesson with a text. */
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { Page } from '@playwright/test';
import { fromTheAcademy } from './academies.ts';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, enrollIn } from './learners.ts';
import { lessonCall } from './lesson-calls.ts';
import { expectPrepared, newCreatorsLesson, PREPARED_WITHIN_MS, uploadClip } from './lesson-video.ts';
import { changeStatus } from './own-courses.ts';
import { currentTime, expectToPlayOn, videoState } from './player-stage.ts';

test.use({ academy: 'studio' });

const captions = `WEBVTT

00:02.000 --> 00:06.000
A loom has two sets of threads, which cross each other.

00:12.000 --> 00:16.000
The warp is stretched along the loom before anything is woven.

00:26.000 --> 00:31.000
Beat the weft firmly after every row, or the cloth becomes loose.

00:41.000 --> 00:46.000
A shuttle carries the yarn from one side to the other.
`;
const content =
  'Choose your colours.\n\nIndigo is dyed nine times, with a day of drying in between.\n\nThen rest.';
const part = '[role=tabpanel][data-state=active]';

/** Written and published by a creator, who stays in the first page. */
async function giveCourse(page: Page) {
  const film = await newCreatorsLesson(page);
  await uploadClip(page.request, film, 'lesson.mp4');
  const headers = { ...fromTheAcademy(), 'content-type': 'text/vtt' };
  const put = await page.request.put(`${lessonCall(film)}/captions/en/file`, { headers, data: captions });
  expect(put.status()).toBe(200);
  const added = await page.request.post(`/api/courses/${film.courseId}/modules/${film.moduleId}/lessons`, {
    headers: fromTheAcademy(),
    data: { title: 'Dyeing', content },
  });
  expect(added.status()).toBe(201);
  await changeStatus(page, film.courseId, 'published');
  await expectPrepared(page, film, { heights: 'one' });
  return film;
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'AI Assistant' });
const said = (page: Page) => panelOf(page).locator('[aria-live=polite]');

async function ask(page: Page, question: string): Promise<void> {
  const input = panelOf(page).getByPlaceholder('Type a message...');
  await input.focus();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByText('AI is typing')).toBeVisible();
  await expect(panelOf(page).getByText('AI is typing')).toHaveCount(0);
  await expect(input).toBeFocused();
}

/** Goes back through the page with the keyboard until what has the focus is called so. */
async function goBackTo(page: Page, name: RegExp): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let steps = 0; steps < 30 && !name.test(await focused()); steps += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  expect(await focused()).toMatch(name);
}

test('a student asks with the keyboard alone, hears the answer once, goes to its second, and finds the chat again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(PREPARED_WITHIN_MS + 150_000);
  const film = await giveCourse(page);
  const students = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const student = await students.newPage();
  await beNewUser(student);
  await enrollIn(student, film.courseId);

  await student.goto(`${film.address}?tab=assistant`);
  const panel = panelOf(student);
  await expect(panel.getByText('Ask the AI Assistant')).toBeVisible();
  expect((await panel.boundingBox())?.height).toBe(500);
  await ask(student, 'Why does the cloth become loose?');
  const log = panel.getByRole('log', { name: 'Messages' });
  await expect(
    log.getByText('“Beat the weft firmly after every row, or the cloth becomes loose.”'),
  ).toBeVisible();
  await expect(log).toHaveAttribute('aria-live', 'off');
  await expect(said(student)).toHaveText(/^AI Assistant: At 0:26 of this lesson: “Beat the weft firmly/);
  await expectReadable(student, 'an answer from the course', { part });

  const moment = /^at 26 seconds$/;
  await goBackTo(student, moment);
  await expect(student.getByRole('tooltip')).toHaveText(/^Beat the weft firmly/);
  await student.keyboard.press('Enter');
  await expect.poll(() => currentTime(student)).toBeGreaterThan(25.5);
  await expectToPlayOn(student, 0.3);
  expect((await videoState(student)).currentTime).toBeLessThan(50);

  // Everything is there after the page is loaded again, and nothing is read out anew.
  await student.reload();
  await expect(log.getByText('Beat the weft firmly')).toBeVisible();
  await expect(said(student)).toHaveText('');
  await student.getByRole('button', { name: /^Rename Why does the cloth/ }).press('Enter');
  await student.keyboard.type('Loose cloth');
  await student.keyboard.press('Enter');
  const chats = panel.getByRole('list', { name: 'Chats' });
  await expect(chats.getByRole('button', { name: 'Loose cloth', exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'New Chat' }).press('Enter');
  await ask(student, 'Who won the football match yesterday?');
  await expect(log.getByText('Nothing in this course answers that.')).toBeVisible();
  await expectReadable(student, 'nothing that answers', { part, widths: [320, 1280] });
  await student.getByRole('button', { name: /^Remove Who won/ }).press('Enter');
  await student.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(chats.getByRole('button', { name: /^Who won/ })).toHaveCount(0);
  await student.reload();
  await expect(chats.getByRole('button', { name: 'Loose cloth', exact: true })).toBeVisible();
  await expect(chats.getByRole('listitem')).toHaveCount(1);

  await askTheCourse(student, film.courseId);
  await students.close();

  await page.goto(buildPath(webRoutes.creatorCourseDetail, { courseId: film.courseId }));
  const asked = page.getByRole('region', { name: 'What students ask' });
  await expect(asked.getByRole('link', { name: /^0:2\d ?A film ?Asked 1 time$/ })).toBeVisible();
  await expect(asked.getByText('Who won the football match yesterday?')).toBeVisible();
  await expect(asked.getByText('A student')).toBeVisible();
});

/** Its answer leads to a paragraph of another lesson, which is marked there. */
async function askTheCourse(page: Page, courseId: string): Promise<void> {
  await page.goto(buildPath(webRoutes.course, { courseId }));
  await page.getByRole('button', { name: 'Ask this course' }).press('Enter');
  await ask(page, 'How many times is indigo dyed?');
  const chip = panelOf(page).getByRole('link', { name: 'Paragraph 2 of Dyeing' });
  await expect(chip.first()).toBeVisible();
  await expectReadable(page, 'a course that answers', { widths: [390] });
  await chip.first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dyeing/);
  const paragraph = page.locator('[data-marked]');
  await expect(paragraph).toHaveText(/^Indigo is dyed nine times/);
  await expect(paragraph).toBeFocused();
}
