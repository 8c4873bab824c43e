import type { Page } from '@playwright/test';
import { titles } from './demo-courses.ts';
import { expectAccessible, violationsOn } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { newStudent } from './learners.ts';

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

test('a student chats about the lesson, in several chats', async ({ page }) => {
  test.slow();
  await page.clock.install();
  const { lesson, panel, input, messages, typing, chats } = await openAssistant(page);
  await expect(panel.getByText('Ask the AI Assistant')).toBeVisible();
  expect((await panel.boundingBox())?.height).toBe(500);

  const calls: string[] = [];
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => calls.push(request.url()));
  await panel.getByRole('button', { name: 'New Chat' }).click();
  await expect(messages).toContainText(greeting);
  await expect(chats).toHaveText(['Chat #1']);

  await input.press('Enter');
  await input.fill('   ');
  await input.press('Enter');
  await expect(messages.getByText('You:')).toHaveCount(0);

  await input.fill('How do I begin');
  await input.press('Shift+Enter');
  await input.pressSequentially('with this lesson?');
  await expect(input).toHaveValue('How do I begin\nwith this lesson?');
  // Time stands still from here, and so there is as much of it as the looks need.
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.press('Enter');
  await page.clock.runFor(1499);
  await expect(typing).toBeVisible();
  await expect(input).toBeDisabled();
  await expect(input).toHaveValue('');
  await expect(chats).toHaveText(['How do I begin with this ...']);
  await expect(messages).not.toContainText(`“${lesson.title}”`);
  // And a little for what draws it.
  await page.clock.runFor(3);
  await expect(messages).toContainText(`“${lesson.title}”`);
  await expect(typing).toHaveCount(0);
  await page.clock.resume();
  await expect(input).toBeFocused();

  await panel.getByRole('button', { name: 'New Chat' }).click();
  await expect(chats).toHaveText(['Chat #2', 'How do I begin with this ...']);
  await expect(messages.getByText('You:')).toHaveCount(0);
  await chats.last().click();
  await expect(messages).toContainText('How do I begin');
  expect(calls, 'calls to the server').toEqual([]);

  // A look at another tab loses nothing.
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('tab', { name: 'Ask AI Assistant' }).click();
  await expect(messages).toContainText('How do I begin');
});

test('the first message begins a chat, and the input grows to its greatest height', async ({ page }) => {
  const { input, messages, chats } = await openAssistant(page);
  const lowest = (await input.boundingBox())?.height ?? 0;
  await input.fill('line\n'.repeat(3));
  expect((await input.boundingBox())?.height).toBeGreaterThan(lowest);
  await input.fill('line\n'.repeat(30));
  expect((await input.boundingBox())?.height).toBe(120);
  await input.fill('Why?');
  await input.press('Enter');
  await expect(messages).toContainText(greeting);
  await expect(chats).toHaveText(['Why?']);
});

test('an answer can be copied and rated, one way or the other', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const { panel, messages } = await openAssistant(page);
  await panel.getByRole('button', { name: 'New Chat' }).click();
  const copy = messages.getByRole('button', { name: 'Copy' });
  await expect(copy).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await expect(messages.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(greeting);
  await page.clock.runFor(1999);
  await expect(messages.getByText('Copied!')).toBeVisible();
  await page.clock.runFor(1);
  await expect(messages.getByText('Copied!')).toHaveCount(0);
  await page.clock.resume();

  const up = messages.getByRole('button', { name: 'Thumbs up' });
  const down = messages.getByRole('button', { name: 'Thumbs down' });
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await down.click();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await down.click();
  await expect(down).toHaveAttribute('aria-pressed', 'false');
  await messages.getByRole('button', { name: 'Read aloud' }).click();
  await messages.getByRole('button', { name: 'Switch model' }).click();
  await expect(messages).toContainText(greeting);
});

test('on a phone the chats fold away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { panel, chats, messages } = await openAssistant(page);
  await panel.getByRole('button', { name: 'New Chat' }).click();
  await panel.getByRole('button', { name: 'New Chat' }).click();
  await expect(chats).toHaveCount(0);
  await panel.getByRole('button', { name: 'Chats (2)' }).click();
  await chats.filter({ hasText: 'Chat #1' }).click();
  await expect(chats).toHaveCount(0);
  await expect(messages).toContainText(greeting);
});

test('the assistant is accessible to all', async ({ page }) => {
  test.slow();
  const { panel, input, typing } = await openAssistant(page);
  await expect(panel).toBeVisible();
  await expectAccessible(page, 'nothing asked yet');
  // The answer is not long in coming, so that each question leaves time for one look.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await input.fill('Give me an example');
    await input.press('Enter');
    await expect(typing).toBeVisible();
    expect(await violationsOn(page), `typing, ${colorScheme}`).toEqual([]);
    await expect(typing).toHaveCount(0);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await panel.getByRole('button', { name: 'Chats (1)' }).click();
  await expectAccessible(page, 'answered, on a phone', { widths: [390] });
});
