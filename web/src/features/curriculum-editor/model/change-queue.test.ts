import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { expect, it, vi } from 'vitest';
import { type ChangeOutcome, createChangeQueue, DependencyFailed } from './change-queue.ts';
import type { ChangeAnswer, CurriculumChange } from './curriculum-change.ts';
import { emptyLessonFields } from './lesson-fields.ts';

const module = (id: string, order: number, lessons: Lesson[] = []): Module => ({
  _id: id,
  id,
  title: `Module ${id}`,
  order,
  lessons,
  revision: 1,
});
const lesson = (id: string, moduleId: string, order: number): Lesson => ({
  _id: id,
  id,
  title: `Lesson ${id}`,
  duration: '10:00',
  order,
  moduleId,
  moduleTitle: `Module ${moduleId}`,
  revision: 1,
});

/** Every change waits until the test answers it, in place of the server. */
function queueOn(modules: readonly Module[]) {
  let base = modules;
  const asked: {
    change: CurriculumChange;
    answer: (value: ChangeAnswer) => void;
    fail: (error: Error) => void;
  }[] = [];
  const outcomes: [CurriculumChange['kind'], ChangeOutcome['ok']][] = [];
  const queue = createChangeQueue({
    base: () => base,
    prepareBase: async () => undefined,
    setBase: (next) => {
      base = next;
    },
    send: (change) => {
      const { promise, resolve, reject } = Promise.withResolvers<ChangeAnswer>();
      asked.push({ change, answer: resolve, fail: reject });
      return promise;
    },
    onOutcome: ({ kind }, { ok }) => void outcomes.push([kind, ok]),
  });
  const outline = () =>
    queue.shown(base).map(({ title, lessons }) => [title, ...lessons.map((one) => one.title)]);
  const latest = async (count: number) => {
    await vi.waitFor(() => expect(asked).toHaveLength(count), { timeout: 20_000 });
    const last = asked.at(-1);
    if (last === undefined) throw new Error('Nothing was sent.');
    return last;
  };
  return { queue, asked, latest, outline, outcomes, base: () => base };
}

const newModule: CurriculumChange = { kind: 'add-module', id: 'temporary-1', title: 'New Module' };
const newLesson: CurriculumChange = {
  kind: 'add-lesson',
  place: 0,
  id: 'temporary-2',
  moduleId: 'temporary-1',
  fields: { ...emptyLessonFields, title: 'First' },
};

it('shows what is added at once, and replaces its temporary id later', async () => {
  const { queue, latest, outline, base } = queueOn([module('a', 1)]);
  const added = queue.add(newModule);
  expect(outline()).toEqual([['Module a'], ['New Module']]);
  expect(queue.isSaving()).toBe(true);
  (await latest(1)).answer({ module: { ...module('b', 2), title: 'New Module' } });
  await added;
  expect(outline()).toEqual([['Module a'], ['New Module']]);
  expect(base()[1]).toMatchObject({ _id: 'b', order: 2, revision: 1 });
  expect([queue.realId('temporary-1'), queue.keyOf('b'), queue.isSaving()]).toEqual([
    'b',
    'temporary-1',
    false,
  ]);
});

it('takes back a failed change, and keeps the others', async () => {
  const { queue, latest, outline, outcomes } = queueOn([module('a', 1, [lesson('x', 'a', 1)])]);
  const deleted = queue.add({ kind: 'delete-lesson', id: 'x' });
  expect(outline()).toEqual([['Module a']]);
  (await latest(1)).fail(new Error('away'));
  expect((await deleted).ok).toBe(false);
  expect(outline()).toEqual([['Module a', 'Lesson x']]);
  expect(outcomes).toEqual([['delete-lesson', false]]);
});

it('never sends a temporary id: what needs one waits for the real one', async () => {
  const { queue, asked, latest, outline } = queueOn([]);
  void queue.add(newModule);
  void queue.add(newLesson);
  void queue.add({ kind: 'rename-module', id: 'temporary-1', title: 'Basics', basedOn: 'New Module' });
  expect(outline()).toEqual([['Basics', 'First']]);
  (await latest(1)).answer({ module: { ...module('m', 1), title: 'New Module' } });
  const second = await latest(2);
  expect(second.change).toMatchObject({ kind: 'add-lesson', moduleId: 'm' });
  second.answer({ lesson: { ...lesson('l', 'm', 1), title: 'First' } });
  expect((await latest(3)).change).toMatchObject({ kind: 'rename-module', id: 'm' });
  expect(outline()).toEqual([['Basics', 'First']]);
  expect(asked).toHaveLength(3);
});

it('drops the lessons of a module that could not be saved', async () => {
  const { queue, asked, latest, outline } = queueOn([]);
  void queue.add(newModule);
  const inside = queue.add(newLesson);
  (await latest(1)).fail(new Error('away'));
  const outcome = await inside;
  expect(!outcome.ok && outcome.error).toBeInstanceOf(DependencyFailed);
  expect([outline(), asked.length]).toEqual([[], 1]);
});

it('shows moves at once, between modules too, and keeps orders dense', async () => {
  const { queue, outline } = queueOn([
    module('a', 1, [lesson('x', 'a', 1), lesson('y', 'a', 2)]),
    module('b', 2, [lesson('z', 'b', 1)]),
  ]);
  void queue.add({ kind: 'move-lesson', id: 'x', moduleId: 'b', order: 1 });
  void queue.add({ kind: 'move-module', id: 'b', order: 1 });
  expect(outline()).toEqual([
    ['Module b', 'Lesson x', 'Lesson z'],
    ['Module a', 'Lesson y'],
  ]);
});

it('counts up the revisions of what makes room, as the server does', async () => {
  const { queue, latest, base } = queueOn([
    module('a', 1, [lesson('x', 'a', 1), lesson('y', 'a', 2), lesson('z', 'a', 3)]),
  ]);
  const moved = queue.add({ kind: 'move-lesson', id: 'y', moduleId: 'a', order: 1 });
  (await latest(1)).answer({ lesson: { ...lesson('y', 'a', 1), revision: 2 } });
  await moved;
  expect(base()[0]?.lessons.map(({ _id, order, revision }) => [_id, order, revision])).toEqual([
    ['y', 1, 2],
    ['x', 2, 2],
    ['z', 3, 1],
  ]);
});

it('keeps a lesson that is moved to a deleted module', () => {
  const { queue, outline } = queueOn([module('a', 1, [lesson('x', 'a', 1)])]);
  void queue.add({ kind: 'move-lesson', id: 'x', moduleId: 'gone', order: 1 });
  expect(outline()).toEqual([['Module a', 'Lesson x']]);
});
