import { rm } from 'node:fs/promises';
import path from 'node:path';
import { newCreatorsLesson, uploadClip, videoStatusOf } from './creators-course.ts';
import { newFolder, StartedAcademy } from './faults/started-academy.ts';
import { test } from './fixtures.ts';
import { beSomebodyNew, enrollIn, notesOf } from './learners.ts';
import { changeStatus } from './own-courses.ts';
import { currentTime, expect, videoFacts } from './player-stage.ts';
import { academyCommand } from './start-academy.ts';

// All of it is compared, so that nobody else may write meanwhile.
test.use({ academy: 'own' });

test('a backup of the running academy, restored elsewhere, has the same students, notes and films', async ({
  page,
  place: running,
}) => {
  test.setTimeout(180_000);
  const lesson = await newCreatorsLesson(page);
  await uploadClip(page.request, lesson, 'varying-rate.mp4');
  await changeStatus(page, lesson.courseId, 'published');
  await expect
    .poll(async () => (await videoStatusOf(page.request, lesson)).playing !== null, { timeout: 120_000 })
    .toBe(true);
  const { email } = await beSomebodyNew(page);
  await enrollIn(page, lesson.courseId);
  await page.goto(`${lesson.address}?tab=notes`);
  await notesOf(page).fill('আমার নোট: kept for ever');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const courses = await (await page.request.get('/api/courses?limit=100')).json();
  expect(courses).toMatchObject([{ _id: lesson.courseId, studentCount: 1 }]);
  const enrollments = await (await page.request.get('/api/enrollments/courses')).json();

  const folder = await newFolder();
  let restored: StartedAcademy | undefined;
  try {
    const backup = path.join(folder, 'backup');
    expect(await academyCommand(running.dataDir, 'backup', backup)).toContain('The backup is in');
    const report = await academyCommand(path.join(folder, 'data'), 'restore', backup);
    expect(report).toContain('is restored in');
    expect(report).toContain('Everybody is signed out and signs in again.');
    restored = await StartedAcademy.start(folder, { WORKERS: '0' });
    const { address } = restored;
    // The same cookies, since they are of the same host; but no session of a backup comes back.
    expect((await page.request.get(`${address}/api/auth/me`)).status()).toBe(401);
    const cookie = (await academyCommand(restored.dataDir, 'session', email)).trim();
    await page.context().addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', value = ''] = pair.split('=', 2);
        return { name, value, url: address };
      }),
    );
    const ask = async (call: string) => (await page.request.get(`${address}${call}`)).json();
    expect(await ask('/api/courses?limit=100')).toEqual(courses);
    expect(await ask('/api/enrollments/courses')).toEqual(enrollments);
    await page.goto(`${address}${lesson.address}?tab=notes`);
    await expect(notesOf(page)).toHaveValue('আমার নোট: kept for ever');
    await page.goto(`${address}${lesson.address}`);
    await page.getByRole('button', { name: 'Play video' }).click();
    // It may have ended before we look, and stays at its end then.
    await expect.poll(() => currentTime(page)).toBeGreaterThan(1);
    expect((await videoFacts(page)).decodedSoundBytes).toBeGreaterThan(0);
  } finally {
    await page.close();
    await restored?.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
