import path from 'node:path';
import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import type { FullConfig } from '@playwright/test';
import { type Academy, announce, catalogueOf } from './academies.ts';
import { unwatched } from './demo-courses.ts';
import { academyCommand, type StartedAcademy, startAcademy } from './start-academy.ts';

const [, , admin] = demoAccounts;

type Settings = Readonly<Record<string, string>>;

/** Starts the academies that stories share, and answers how to stop them. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its global setup.
export default async function startAcademies(config: FullConfig): Promise<() => Promise<void>> {
  const logs = config.projects[0]?.outputDir ?? '';
  const started: StartedAcademy[] = [];
  const stop = async () => {
    const ends = await Promise.allSettled(started.map((academy) => academy.stop()));
    const problems = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    if (problems.length > 0) throw new AggregateError(problems, problems.map(String).join('\n'));
  };
  const start = async (name: string, settings: Settings = {}) => {
    const academy = await startAcademy(path.join(logs, `${name}.log`), settings);
    started.push(academy);
    return academy;
  };
  try {
    const begun = await Promise.allSettled([
      start('library', { WORKERS: '0' }),
      start('school').then(leaveOneFilm),
      start('studio', { ACADEMY_DEMO: '0' }),
    ]);
    const [library, school, studio] = begun.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value.place;
    }) as [Academy, Academy, Academy];
    announce({
      library: { ...library, catalogue: await catalogueOf(library, { students: true }) },
      school: { ...school, catalogue: await catalogueOf(school, { students: false }) },
      studio,
    });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Preparing a film takes the processor for a while, and stories watch one of the three that the demo brings. */
async function leaveOneFilm(academy: StartedAcademy): Promise<StartedAcademy> {
  const { url, dataDir } = academy.place;
  const cookie = (await academyCommand(dataDir, 'session', admin.email)).trim();
  const ask = async (method: string, call: string) => {
    const answer = await fetch(`${url}/api/courses${call}`, { method, headers: { cookie, origin: url } });
    if (!answer.ok) throw new Error(`${method} ${call}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const courses: { _id: string; title: string }[] = await (await ask('GET', '')).json();
  for (const { course, lesson } of unwatched) {
    const courseId = courses.find(({ title }) => title === course)?._id;
    const modules: Module[] = await (await ask('GET', `/${courseId}/curriculum`)).json();
    const found = lessonsInOrder(modules).find(({ title }) => title === lesson);
    await ask('DELETE', `/${courseId}/modules/${found?.moduleId}/lessons/${found?._id}/video`);
  }
  return academy;
}
