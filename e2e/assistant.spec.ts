import type { Page } from '@playwright/test';
import { titles } from './demo-courses.ts';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { newStudent } from './learners.ts';

test.use({ academy: 'school' });

const part = '[role=tabpanel]';
const greeting = 'What would you like to know about this lesson?';

/** A student of their own in front of the assistant of a lesson. */
async function openAssistant(page: Page) {
  const { first: lesson, address } = await newStudent(page, titles.withAllSections);
  await page.goto(`${address(lesson)}?tab=assistant`);
  const panel = page.getByRole('region', { name: 'AI Assistant' });
  return {
    lesson,
    panel,
    input: panel.getByPlaceholder('Type a message...'),
    messages: panel.getByRole('log', { name: 'Messages' }),
    typing: panel.getByText('AI is typing'),
    chats: panel.getByRole('list', { name: 'Chats' }).getByRole('button'),
  };
}

test('a student asks about the lesson, in an input that grows to its greatest height', async ({ page }) => {
  const { lesson, panel, input, messages, chats } = await openAssistant(page);
  await expect(panel.getByText('Ask the AI Assistant')).toBeVisible();
  expect((await panel.boundingBox())?.height).toBe(500);
  const lowest = (await input.boundingBox())?.height ?? 0;
  await input.fill('line\n'.repeat(3));
  expect((await input.boundingBox())?.height).toBeGreaterThan(lowest);
  await input.fill('line\n'.repeat(30));
  expect((await input.boundingBox())?.height).toBe(120);
  await input.fill('Why?');
  await input.press('Enter');
  await expect(messages).toContainText(`“${lesson.title}”`);
  await expect(input).toBeFocused();
  await expect(chats).toHaveText(['Why?']);
});

test('an answer is copied to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { panel, messages } = await openAssistant(page);
  await panel.getByRole('button', { name: 'New Chat' }).click();
  await messages.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(greeting);
});

test('the assistant can be read by all, and on a phone its chats fold away', async ({ page }) => {
  test.slow();
  const { panel, input, typing, chats } = await openAssistant(page);
  await expect(panel).toBeVisible();
  await expectReadable(page, 'nothing asked yet', { part });
  await input.fill('Give me an example');
  await input.press('Enter');
  await expect(typing).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(chats).toHaveCount(0);
  await panel.getByRole('button', { name: 'Chats (1)' }).click();
  await expect(chats).toHaveCount(1);
  await expectReadable(page, 'answered, on a phone', { part, widths: [390] });
  await chats.first().click();
  await expect(chats).toHaveCount(0);
});
