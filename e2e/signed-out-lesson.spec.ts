import type { Page } from '@playwright/test';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { newStudent, notesOf } from './learners.ts';
import { comeBackTo, continueWithGoogle, expectVisitor } from './users.ts';

test.use({ academy: 'school' });

/** The calls that are under way when the session ends, and the refresh that cannot help. */
const sessionIsOver = /status of 401/;

/** A student with an unsaved note in an open lesson. */
async function startWriting(page: Page, text: string) {
  const course = await newStudent(page);
  const notesTab = `${course.address(course.first)}?tab=notes`;
  await page.goto(notesTab);
  await notesOf(page).fill(text);
  await expect(page.getByText('Not saved yet, kept on this device')).toBeVisible();
  return { ...course, notesTab };
}

async function expectSignedOutForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'You are signed out.' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Notes', 'Ask AI Assistant']);
  await expectVisitor(page);
}

test('a lesson whose session ended elsewhere stays, locked, and offers to log in for each thing', async ({
  page,
  context,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(sessionIsOver);
  const { email, courseId, lessons, first, notesTab } = await startWriting(page, 'Half a sentence, and');

  const beside = await context.newPage();
  await beside.goto('/faq');
  await beside.getByRole('button', { name: /^User menu of/ }).click();
  await beside.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(beside).toHaveURL('/');
  await beside.close();
  await comeBackTo(page);

  await expectSignedOutForm(page);
  await expect(page).toHaveURL(notesTab);
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const content = page.getByRole('navigation', { name: 'Course content' });
  await expect(content.getByText(`Locked: ${first.title}`)).toBeVisible();
  await expect(content.getByRole('link')).toHaveCount(0);
  await expect(content.getByText(`${lessons.length} lessons`)).toBeVisible();

  await expect(page.getByText('Log in to take notes on this lesson.')).toBeVisible();
  await expect(notesOf(page)).toHaveCount(0);
  await expect(page.getByText('Half a sentence')).toHaveCount(0);
  await expectReadable(page, 'notes, signed out');

  await page.getByRole('tab', { name: 'Ask AI Assistant' }).click();
  await expect(page.getByText('Log in to chat with the AI assistant.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Chat' })).toBeDisabled();
  await expect(page.getByPlaceholder('Type a message...')).toHaveCount(0);
  await expectReadable(page, 'assistant, signed out');

  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByText('Log in to check your answers.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Check Answers' })).toHaveCount(0);
  await expectReadable(page, 'overview, signed out');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Course content' }).click();
  const sheet = page.getByRole('dialog', { name: 'Course content' });
  await expect(sheet.getByText(`Locked: ${first.title}`)).toBeVisible();
  await expectReadable(page, 'the locked sheet', { part: 'dialog', widths: [390] });
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('tabpanel', { name: 'Notes' }).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(notesTab)}`);
  await continueWithGoogle(page);
  await page.getByLabel('Name').fill('Rumana Haque');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(notesTab);
  await expect(notesOf(page)).toHaveValue('Half a sentence, and');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const note = await page.request.get(
    `/api/courses/${courseId}/modules/${first.moduleId}/lessons/${first._id}/note`,
  );
  expect(await note.json()).toMatchObject({ content: 'Half a sentence, and' });
});

test('saving in a session that has run out keeps the page and what was typed', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(sessionIsOver);
  const { address, first, notesTab } = await startWriting(page, 'Written too late.');
  const kept = await context.cookies();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expectSignedOutForm(page);
  await expect(page).toHaveURL(notesTab);

  // To open the lesson now takes a sign-in first.
  await page.reload();
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(notesTab)}`);
  await context.addCookies(kept);
  await page.goto(`${address(first)}?tab=notes`);
  await expect(notesOf(page)).toHaveValue('Written too late.');
});

test("signing out by one's own menu leaves the lesson for the home page", async ({ page }) => {
  const { notesTab } = await startWriting(page, 'Bye.');
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expectVisitor(page);
  await page.goBack();
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(notesTab)}`);
});
