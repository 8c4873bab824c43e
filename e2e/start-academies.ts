import path from 'node:path';
import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import { expect, type FullConfig, request } from '@playwright/test';
import { type Academy, announce, catalogueOf, enter, fromTheAcademy } from './academies.ts';
import { curriculumOf, demoFilms, titles } from './demo-courses.ts';
import { lessonCall } from './lesson-calls.ts';
import { uploadClip } from './lesson-video.ts';
import { startMailServer } from './mail-server.ts';
import { academyCommand, type StartedAcademy, startAcademy } from './start-academy.ts';

const [, , admin] = demoAccounts;

type Settings = Readonly<Record<string, string>>;

/** Starts the academies that stories share, and answers how to stop them. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its global setup.
export default async function startAcademies(config: FullConfig): Promise<() => Promise<void>> {
  const logs = config.projects[0]?.outputDir ?? '';
  const started: StartedAcademy[] = [];
  const mail = await startMailServer();
  const stop = async () => {
    const ends = await Promise.allSettled(started.map((academy) => academy.stop()));
    await mail.stop();
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
      start('school').then(showOneFilm),
      // Courses of stories are in Bengali, which the academy cannot write down: only the film that is said to be in English is heard.
      start('studio', { ...{ ACADEMY_DEMO: '0', TRANSCRIBE: 'on' }, ...mail.settings }),
    ]);
    const [library, school, studio] = begun.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value.academy;
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

/**
 * Gives the first lesson of the newest course the film that stories watch: a minute of ffmpeg's testsrc, 360 lines and ten
 * pictures a second. To prepare the three films of the demo would take many times as much of the processor.
 */
async function showOneFilm(started: StartedAcademy): Promise<StartedAcademy> {
  enter(started.academy);
  const { url, dataDir } = started.academy;
  const cookie = await academyCommand(dataDir, 'session', admin.email);
  const admins = await request.newContext({ baseURL: url, extraHTTPHeaders: { cookie } });
  for (const { course, lesson } of demoFilms) {
    const { courseId, lessons } = await curriculumOf(admins, course);
    const { moduleId = '', _id: lessonId = '' } = lessons.find(({ title }) => title === lesson) ?? {};
    const address = `${lessonCall({ courseId, moduleId, lessonId })}/video`;
    expect((await admins.delete(address, { headers: fromTheAcademy() })).status()).toBe(204);
  }
  const { courseId, lessons } = await curriculumOf(admins, titles.newest);
  const { moduleId = '', _id: lessonId = '' } = lessons[0] ?? {};
  await uploadClip(admins, { courseId, moduleId, lessonId }, 'lesson.mp4');
  await admins.dispose();
  return started;
}
