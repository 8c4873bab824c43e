import { randomInt } from 'node:crypto';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonCall } from '../lesson-calls.ts';
import type { Caller } from './caller.ts';
import { signalAll } from './processes.ts';
import type { StartedAcademy } from './started-academy.ts';
import { addLesson, details, openClassroom } from './teaching.ts';
import { note, until } from './until.ts';

/** The academy gives up on an API that ends more often than five times a minute. */
const KILLS = 4;

/** What was asked for, and what of it the academy has acknowledged. */
class Ledger {
  readonly tried = new Set<string>();
  readonly done = new Set<string>();
}

describe('an API that is killed while people write', () => {
  let academy: StartedAcademy;
  let folder: string;
  let author: Caller;
  let student: Caller;
  let lesson: LessonAddress;
  beforeAll(async () => {
    ({ academy, folder, author, student, lesson } = await openClassroom({ WORKERS: '0' }));
  });
  afterAll(() => academy.remove(folder));

  let writes = 0;
  let over = false;

  const isBack = async () => (await academy.visitor().call('GET', '/readyz')).status === 200;
  const comesBack = () => until(isBack, { withinMs: 30_000, what: 'the API to be back' });

  /** Writes one thing after the other, also after a kill, which leaves open what became of the last one. */
  async function keepWriting(ledger: Ledger, write: (name: string, number: number) => Promise<unknown>) {
    for (let number = 1; !over; number += 1) {
      const name = `${number}`;
      ledger.tried.add(name);
      const done = await write(name, number).then(
        () => true,
        () => false,
      );
      if (done) ledger.done.add(name);
      else await comesBack();
      writes += 1;
    }
  }

  /** Each time after some of every kind was written: some take many times as long as others. */
  async function killAtRandom(ledgers: readonly Ledger[]): Promise<void> {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const enough = writes + randomInt(40, 120);
      const isEnough = () => writes >= enough && ledgers.every(({ done }) => done.size > kill + 1);
      await until(isEnough, { withinMs: 60_000, what: 'more to be written', everyMs: 1 });
      expect(signalAll([await academy.api()], 'SIGKILL')).toBe(1);
      note('killed API: ready again after', await comesBack());
    }
    over = true;
  }

  /** Everything that was acknowledged is there, and nothing that was not asked for. */
  function expectAllOfItOrNothing(found: readonly string[], { tried, done }: Ledger): void {
    expect(new Set(found).size).toBe(found.length);
    expect([...done].filter((name) => !found.includes(name))).toEqual([]);
    expect(found.filter((name) => !tried.has(name))).toEqual([]);
    expect(done.size).toBeGreaterThan(KILLS);
  }

  it('has done what it said it has, and everything else wholly or not at all', async () => {
    const { courseId, moduleId } = lesson;
    const others = Array.from({ length: 12 }, (_, at) => `Completed ${at}`);
    const completable: string[] = [];
    for (const title of others) completable.push(await addLesson(author, lesson, { title }));
    const { id: linked } = await author.ask('POST', `/api/courses/${courseId}/modules`, { title: 'Linked' });
    const [notes, lessons, courses, links, completed] = Array.from({ length: 5 }, () => new Ledger()) as [
      Ledger,
      Ledger,
      Ledger,
      Ledger,
      Ledger,
    ];
    await Promise.all([
      killAtRandom([notes, lessons, courses, links]),
      keepWriting(notes, (name) => student.ask('POST', `${lessonCall(lesson)}/note`, { content: name })),
      keepWriting(lessons, (name, number) =>
        addLesson(author, lesson, { title: `Written ${name}`, order: (number % 5) + 1 }),
      ),
      keepWriting(courses, (name) =>
        author.ask('POST', '/api/courses', { ...details, title: `Course ${name}` }),
      ),
      // A lesson, a version of its video and the job that fetches it: three rows or none.
      keepWriting(links, (name) =>
        addLesson(
          author,
          { courseId, moduleId: linked },
          { title: `Linked ${name}`, videoUrl: `https://files.example.org/${name}.mp4` },
        ),
      ),
      keepWriting(completed, (_name, number) => {
        const lessonId = completable[number % completable.length] ?? '';
        return student.ask('PUT', `/api/enrollments/courses/${courseId}/lessons/${lessonId}/complete`);
      }),
      keepWriting(new Ledger(), (_name, number) => {
        const lessonId = completable[number % completable.length] ?? '';
        const path = lessonCall({ courseId, moduleId, lessonId });
        return author.ask('PUT', path, { title: others[number % others.length], order: randomInt(1, 12) });
      }),
    ]);

    const { content } = await student.ask('GET', `${lessonCall(lesson)}/note`);
    expect(notes.tried.has(content)).toBe(true);
    expect(Number(content)).toBeGreaterThanOrEqual(Math.max(...[...notes.done].map(Number)));

    const modules = await author.ask('GET', `/api/courses/${courseId}/curriculum`);
    for (const { lessons: inOrder } of modules) {
      const orders = inOrder.map(({ order }: { order: number }) => order);
      expect(orders).toEqual(orders.map((_: number, index: number) => index + 1));
    }
    const titles = modules.flatMap((module: { lessons: { title: string }[] }) =>
      module.lessons.map(({ title }) => title),
    );
    const named = (kind: string) =>
      titles.filter((title: string) => title.startsWith(kind)).map((title: string) => title.split(' ')[1]);
    expectAllOfItOrNothing(named('Written'), lessons);
    expectAllOfItOrNothing(named('Linked'), links);
    expect(named('Completed')).toHaveLength(others.length);

    for (const { lessons: withLink, _id } of modules.filter(
      (module: { title: string }) => module.title === 'Linked',
    )) {
      for (const { _id: lessonId } of withLink) {
        const path = lessonCall({ courseId, moduleId: _id, lessonId });
        expect((await author.ask('GET', `${path}/video`)).state).toBe('waiting');
      }
    }

    const own = await author.ask('GET', '/api/creator/courses');
    const written = own
      .map(({ title }: { title: string }) => title)
      .filter((title: string) => /^Course /.test(title));
    expectAllOfItOrNothing(
      written.map((title: string) => title.split(' ')[1]),
      courses,
    );

    const {
      lessons: done,
      completedLessons,
      progress,
    } = await student.ask('GET', `/api/enrollments/courses/${courseId}`);
    const expected = new Set(
      [...completed.done].map((name) => completable[Number(name) % completable.length]),
    );
    expect([...expected].filter((id) => done[id ?? '']?.status !== 'completed')).toEqual([]);
    expect(completedLessons).toBe(Object.keys(done).length);
    expect(progress).toBeLessThanOrEqual(100);
  });
});
