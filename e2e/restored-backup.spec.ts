import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { withoutSettings } from '@academy/contract/settings/setting-names.ts';
import { newFolder, StartedAcademy } from './faults/started-academy.ts';
import { test } from './fixtures.ts';
import { notesOf } from './learners.ts';
import { expect, startPlaying, studentWithVideo, videoFacts } from './player-stage.ts';

/** The command line, on the academy whose data folder is given. */
async function academyCommand(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['cli/src/main.ts', ...args], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, ...withoutSettings, ACADEMY_DATA: dataDir },
  });
  return stdout;
}

test('a backup of the running academy, restored elsewhere, has the same students, notes and films', async ({
  page,
}) => {
  const { place, email } = await studentWithVideo(page, { heights: 'one' });
  await page.goto(`${place}?tab=notes`);
  await notesOf(page).fill('আমার নোট: kept for ever');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const courses = await (await page.request.get('/api/courses?limit=100')).json();
  const enrollments = await (await page.request.get('/api/enrollments/courses')).json();

  const folder = await newFolder();
  let restored: StartedAcademy | undefined;
  try {
    const backup = path.join(folder, 'backup');
    const running = process.env['ACADEMY_E2E_DATA'] ?? '';
    expect(await academyCommand(running, 'backup', backup)).toContain('The backup is in');
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
    await page.goto(`${address}${place}?tab=notes`);
    await expect(notesOf(page)).toHaveValue('আমার নোট: kept for ever');
    await startPlaying(page, `${address}${place}`);
    expect((await videoFacts(page)).decodedSoundBytes).toBeGreaterThan(0);
  } finally {
    await page.close();
    await restored?.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
