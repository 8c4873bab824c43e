import { test } from './fixtures.ts';
import { currentTime, expect, expectToPlayOn, stage, studentWithVideo, videoState } from './player-stage.ts';

test.use({ academy: 'school' });

test('a student notes something at a moment by keys alone, finds it in the notebook, and is led back to it', async ({
  page,
}) => {
  const { address, lesson } = await studentWithVideo(page, { heights: 'one' });
  await page.goto(`${address}?t=3`);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  await expect.poll(() => currentTime(page)).toBeCloseTo(3, 0);
  await page.keyboard.press('k');
  await expectToPlayOn(page, 0.3);

  await page.keyboard.press('n');
  const line = page.getByRole('textbox', { name: /^Note at 0:0\d$/ });
  await expect(line).toBeFocused();
  await page.keyboard.type('Know = <b>nothing</b>, না');
  expect((await videoState(page)).paused).toBe(false);
  await page.keyboard.press('Enter');
  await expect(stage(page).getByText('Note saved')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  const notes = page.getByRole('region', { name: 'Notes on this film' });
  await expect(notes.getByText('Know = <b>nothing</b>, না')).toBeVisible();

  await page.goto('/notebook?search=NOTHING+না');
  await expect(page.getByRole('link', { name: lesson.title })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Anki (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('notes-anki.csv');
  const moment = page.getByRole('link', { name: /^0:0\d$/ });
  const seconds = Number((await moment.textContent())?.slice(-1));
  await moment.click();
  await expect(page).toHaveURL(`${address}?t=${seconds}`);
  await expect.poll(() => currentTime(page)).toBeCloseTo(seconds, 0);
});
