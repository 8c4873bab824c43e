/** A backup of the academy while it runs, restored elsewhere: the same students, notes and films are there. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { here } from './academies.ts';
import { StartedAcademy } from './faults/started-academy.ts';
import { currentTime, expect, videoState } from './player-stage.ts';
import { academyCommand, newFolder } from './start-academy.ts';
import { cookiesIn } from './users.ts';

interface Student {
  readonly email: string;
  /** Of a lesson with a film. */
  readonly lesson: string;
}

/** What is compared: all courses, and what the student has of them. */
const calls = ['/api/courses?limit=100', '/api/enrollments/courses', '/api/notebook'];

/** The page is a student's, and may not be used afterwards. */
export async function expectRestored(page: Page, { email, lesson }: Student): Promise<void> {
  const ask = async (origin: string) =>
    Promise.all(calls.map(async (call) => (await page.request.get(`${origin}${call}`)).json()));
  const before = await ask(here().url);
  expect(before).toMatchObject([[{ studentCount: 1 }], [{}], {}]);
  const folder = newFolder();
  let restored: StartedAcademy | undefined;
  try {
    const backup = path.join(folder, 'backup');
    expect(await academyCommand(here().dataDir, 'backup', backup)).toContain('The backup is in');
    const report = await academyCommand(path.join(folder, 'data'), 'restore', backup);
    expect(report).toContain('is restored in');
    expect(report).toContain('Everybody is signed out and signs in again.');
    restored = await StartedAcademy.start(folder, { WORKERS: '0' });
    const { address } = restored;
    // The same cookies, since they are of the same host; but no session of a backup comes back.
    expect((await page.request.get(`${address}/api/auth/me`)).status()).toBe(401);
    const cookie = await academyCommand(restored.dataDir, 'session', email);
    await page.context().addCookies(cookiesIn(cookie, address));
    expect(await ask(address)).toEqual(before);
    await page.goto(`${address}${lesson}`);
    await page.getByRole('button', { name: 'Play video' }).click();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(1);
    expect((await videoState(page)).decodedSoundBytes).toBeGreaterThan(0);
  } finally {
    await page.close();
    await restored?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
