import { curriculumOf, titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';
import { press, tabTo } from './keys.ts';
import { beNewUser } from './learners.ts';

test.use({ academy: 'school' });

test('the keyboard alone enrolls, opens a lesson, writes notes, answers and chats', async ({ page }) => {
  test.slow();
  await beNewUser(page);
  // Nothing but what is specified: its assistant answers with the name of the lesson.
  const title = titles.withAllSections;
  const { courseId, lessons } = await curriculumOf(page.request, title);
  await page.goto('/courses');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await press(page, card.getByRole('button', { name: 'Enroll' }));
  await expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();
  const start = card.getByRole('link', { name: 'Start Course' });
  await expect(start).toBeVisible();
  await press(page, card.getByRole('link', { name: title }));
  await expect(page).toHaveURL(`/course/${courseId}`);
  await press(page, page.getByRole('link', { name: 'Start First Lesson' }).first());
  await expect(page).toHaveURL(/\/module\/.+\/lesson\//);

  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Notes' })).toBeFocused();
  const notes = page.getByRole('textbox', { name: 'Your notes' });
  await tabTo(page, notes);
  await page.keyboard.type('Written without a mouse');
  await press(page, page.getByRole('button', { name: 'Save Notes' }));
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('Written without a mouse');

  await tabTo(page, page.getByRole('tab', { name: 'Notes' }));
  await page.keyboard.press('ArrowLeft');
  const check = page.getByRole('button', { name: 'Check Answers' });
  await expect(check).toBeVisible();
  for (const group of await page
    .getByRole('radiogroup')
    .or(page.getByRole('group'))
    .filter({ has: page.getByRole('radio') })
    .all()) {
    await tabTo(page, group.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(group.getByRole('radio').nth(1)).toBeChecked();
  }
  await press(page, check);
  await expect(page.getByText('1 of 2 answers are correct.')).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  for (const name of ['Notes', 'Resources', 'Ask AI Assistant']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
  }
  await tabTo(page, page.getByPlaceholder('Type a message...'));
  await page.keyboard.type('What is a prop?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText(`“${lessons[0]?.title}”`);
});
