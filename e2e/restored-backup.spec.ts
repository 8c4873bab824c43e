import { rm } from 'node:fs/promises';
import path from 'node:path';
import { StartedAcademy } from './faults/started-academy.ts';
import { test } from './fixtures.ts';
import { beNewUser, enrollIn, notesOf } from './learners.ts';
import { expectPrepared, newCreatorsLesson, uploadClip } from './lesson-video.ts';
import { changeStatus } from './own-courses.ts';
import { currentTime, expect, videoState } from './player-stage.ts';
import { academyCommand, newFolder } from './start-academy.ts';
import { cookiesIn } from './users.ts';

// All of it is compared, so no other story may write at the same time.
test.use({ academy: 'own' });

test('a backup of the running academy, restored elsewhere, has the same students, notes and films', async ({
  page,
  runningAcademy: running,
}) => {
  test.setTimeout(180_000);
  const lesson = await newCreatorsLesson(page);
  await uploadClip(page.request, lesson, 'varying-rate.mp4');
  await changeStatus(page, lesson.courseId, 'published');
  await expectPrepared(page, lesson, { heights: 'all', timeout: 120_000 });
  const { email } = await beNewUser(page);
  await enrollIn(page, lesson.courseId);
  await page.goto(`${lesson.address}?tab=notes`);
  await notesOf(page).fill('আমার নোট: kept for ever');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const courses = await (await page.request.get('/api/courses?limit=100')).json();
  expect(courses).toMatchObject([{ _id: lesson.courseId, studentCount: 1 }]);
  const enrollments = await (await page.request.get('/api/enrollments/courses')).json();

  const folder = newFolder();
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
    const cookie = await academyCommand(restored.dataDir, 'session', email);
    await page.context().addCookies(cookiesIn(cookie, address));
    const ask = async (call: string) => (await page.request.get(`${address}${call}`)).json();
    expect(await ask('/api/courses?limit=100')).toEqual(courses);
    expect(await ask('/api/enrollments/courses')).toEqual(enrollments);
    await page.goto(`${address}${lesson.address}?tab=notes`);
    await expect(notesOf(page)).toHaveValue('আমার নোট: kept for ever');
    await page.goto(`${address}${lesson.address}`);
    await page.getByRole('button', { name: 'Play video' }).click();
    // It may have ended before we look, and stays at its end then.
    await expect.poll(() => currentTime(page)).toBeGreaterThan(1);
    expect((await videoState(page)).decodedSoundBytes).toBeGreaterThan(0);
  } finally {
    await page.close();
    await restored?.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
