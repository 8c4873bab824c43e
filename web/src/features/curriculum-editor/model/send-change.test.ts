import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { createApiClient } from '@academy/contract/http/client.ts';
import { expect, it } from 'vitest';
import type { CurriculumChange } from './curriculum-change.ts';
import { EditConflict, sendChange } from './send-change.ts';

const lesson = (id: string, order: number): Lesson => ({
  _id: id,
  id,
  title: `Lesson ${id}`,
  content: `Text of ${id}`,
  videoUrl: 'https://vimeo.com/1',
  duration: '10:00',
  givenDuration: null,
  order,
  moduleId: 'm1',
  moduleTitle: 'Module',
  revision: 4,
});
const module = (id: string, order: number, lessons: Lesson[]): Module => ({
  _id: id,
  id,
  title: `Module ${id}`,
  order,
  lessons,
  revision: 7,
});

/** A server that has the curriculum `now`, while the editor still knows an earlier one. */
function academyWith(known: Module[], now: Module[] = known) {
  const asked: { path: string; body: unknown }[] = [];
  let told = known;
  const revisionOf = (path: string) => {
    const things = now.flatMap((one) => [one, ...one.lessons]);
    return things.find(({ _id }) => _id === path.split('/').at(-1))?.revision;
  };
  const api = createApiClient({
    fetch: async (address, init) => {
      const [path, body] = [String(address), JSON.parse(String(init?.body)) as { revision?: number }];
      asked.push({ path, body });
      return body.revision === revisionOf(path)
        ? Response.json({ ...body, _id: 'x', lessons: [] })
        : Response.json({ message: 'Someone changed it', code: 'conflict' }, { status: 409 });
    },
  });
  const curriculum = {
    courseId: 'c1',
    known: () => told,
    refetch: async () => {
      told = now;
      return now;
    },
  };
  return { asked, send: (change: CurriculumChange) => sendChange(curriculum, change, api) };
}

const curriculum = () => [module('m1', 1, [lesson('l1', 1), lesson('l2', 2)]), module('m2', 2, [])];
const wholeLesson = {
  title: 'Lesson l2',
  content: 'Text of l2',
  videoUrl: 'https://vimeo.com/1',
  duration: '',
  order: 2,
  moduleId: 'm1',
  courseId: 'c1',
  revision: 4,
};

it.each<[string, CurriculumChange, object]>([
  [
    'a lesson that is saved',
    { kind: 'save-lesson', id: 'l2', edits: { title: { value: ' Warp ', basedOn: 'Lesson l2' } } },
    { ...wholeLesson, title: 'Warp' },
  ],
  [
    'a lesson that is moved',
    { kind: 'move-lesson', id: 'l2', moduleId: 'm2', order: 1 },
    { ...wholeLesson, moduleId: 'm2', order: 1 },
  ],
  [
    'a module that is renamed',
    { kind: 'rename-module', id: 'm2', title: 'Weft', basedOn: 'Module m2' },
    { title: 'Weft', order: 2, revision: 7 },
  ],
  [
    'a module that is moved',
    { kind: 'move-module', id: 'm2', order: 1 },
    { title: 'Module m2', order: 1, revision: 7 },
  ],
])('sends the whole of %s, and the revision it is based on', async (_what, change, body) => {
  const { send, asked } = academyWith(curriculum());
  await send(change);
  expect(asked.map((one) => one.body)).toEqual([body]);
});

it('sends the whole again on top of what others changed, with their text and position', async () => {
  const theirs = { ...lesson('l2', 1), content: 'Their text', revision: 5 };
  const { send, asked } = academyWith(curriculum(), [module('m1', 1, [theirs, lesson('l1', 2)])]);
  await send({ kind: 'save-lesson', id: 'l2', edits: { title: { value: 'Warp', basedOn: 'Lesson l2' } } });
  expect(asked.map((one) => one.body)).toEqual([
    { ...wholeLesson, title: 'Warp' },
    { ...wholeLesson, title: 'Warp', content: 'Their text', order: 1, revision: 5 },
  ]);
});

it('moves a lesson with what others have written into it', async () => {
  const theirs = { ...lesson('l2', 2), title: 'Their title', revision: 5 };
  const { send, asked } = academyWith(curriculum(), [module('m1', 1, [lesson('l1', 1), theirs])]);
  await send({ kind: 'move-lesson', id: 'l2', moduleId: 'm1', order: 1 });
  expect(asked.at(-1)?.body).toEqual({ ...wholeLesson, title: 'Their title', order: 1, revision: 5 });
});

it('overwrites no field that another author has changed', async () => {
  const theirs = { ...lesson('l2', 2), title: 'Their title', revision: 5 };
  const { send, asked } = academyWith(curriculum(), [module('m1', 1, [theirs])]);
  const change = { title: { value: 'Warp', basedOn: 'Lesson l2' } };
  await expect(send({ kind: 'save-lesson', id: 'l2', edits: change })).rejects.toBeInstanceOf(EditConflict);
  expect(asked).toHaveLength(1);
});

/** What a visitor is told: no texts, no links, no revisions. */
const outline = (): Module[] =>
  curriculum().map(({ revision: _, ...one }) => ({
    ...one,
    lessons: one.lessons.map(
      ({ revision: _r, content: _c, videoUrl: _v, givenDuration: _d, ...rest }) => rest,
    ),
  }));

it.each<[string, CurriculumChange, object]>([
  [
    'a lesson that is moved',
    { kind: 'move-lesson', id: 'l2', moduleId: 'm2', order: 1 },
    { ...wholeLesson, moduleId: 'm2', order: 1 },
  ],
  [
    'a module that is renamed',
    { kind: 'rename-module', id: 'm2', title: 'Weft', basedOn: 'Module m2' },
    { title: 'Weft', order: 2, revision: 7 },
  ],
])('fetches the whole first when only an outline is known: %s', async (_what, change, body) => {
  const { send, asked } = academyWith(outline(), curriculum());
  await send(change);
  expect(asked.map((one) => one.body)).toEqual([body]);
});

it('sends nothing when there is only an outline', async () => {
  const { send, asked } = academyWith(outline());
  const move: CurriculumChange = { kind: 'move-lesson', id: 'l2', moduleId: 'm2', order: 1 };
  await expect(send(move)).rejects.toThrow();
  expect(asked).toEqual([]);
});
