import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { lessonHash } from '@/config/paths.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator, sampleCurriculum, sampleLesson } from '@/lib/testing/sample-data.ts';

const oven = { 'Before the oven': ['Flour', 'Kneading', 'Resting'], 'In the oven': ['Steam'] };
const noVideo: VideoStatus = {
  state: 'none',
  percent: 0,
  remainingSeconds: null,
  failure: null,
  fileName: null,
  playing: null,
};

function openCurriculum(outline: Readonly<Record<string, readonly string[]>>, answers: Answers = {}) {
  const course = ownCourse();
  const user = sampleCreator();
  const options = {
    as: user,
    answers: {
      getCourse: course,
      getCurriculum: sampleCurriculum(outline),
      getVideoStatus: noVideo,
      ...answers,
    },
  };
  const address = `/creator-dashboard/courses/${course._id}/curriculum`;
  return { ...openApp(address, options), course, user, reopen: () => openApp(address, { as: user }) };
}

type App = ReturnType<typeof openCurriculum>;

const lessonCalled = (name: string) => screen.findByRole('button', { name });
const moduleCalled = (title: string) =>
  screen.queryByRole('region', { name: new RegExp(`^Module \\d+: ${title}$`) });
const handleOf = (what: string) => screen.getByRole('button', { name: `Move ${what}` });
const field = (name: string) => screen.getByLabelText(name);
const order = () =>
  screen
    .getAllByRole('button', { name: /^Move (module|lesson) / })
    .map((handle) => (handle.getAttribute('aria-label') ?? '').replace(/^Move \w+ /, ''));

async function choose({ hand }: App, what: string, action: string) {
  await hand.click(await screen.findByRole('button', { name: `Actions for ${what}` }));
  const menu = await screen.findByRole('menu', { name: `Actions for ${what}` });
  await hand.click(within(menu).getByRole('menuitem', { name: action }));
}
async function retype({ hand }: App, input: HTMLElement, text: string) {
  await hand.clear(input);
  await hand.click(input);
  await hand.paste(text);
}
const press = async ({ hand }: App, name: string) => hand.click(await screen.findByRole('button', { name }));

const everyChangeIsAway: Answers = {
  createModule: away,
  updateModule: away,
  deleteModule: away,
  createLesson: away,
  updateLesson: away,
  deleteLesson: away,
};

test('an address that names a lesson opens its form', async () => {
  const course = ownCourse();
  const modules = sampleCurriculum(oven);
  const [, kneading] = modules[0]?.lessons ?? [];
  openApp(`/creator-dashboard/courses/${course._id}/edit/curriculum#${lessonHash(kneading?._id ?? '')}`, {
    as: sampleCreator(),
    answers: { getCourse: course, getCurriculum: modules, getVideoStatus: noVideo },
  });
  const row = await lessonCalled('Kneading');
  await waitFor(() => expect(row.getAttribute('aria-expanded')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect((await lessonCalled('Flour')).getAttribute('aria-expanded')).toBe('false');
});

test('a curriculum grows from nothing, and says so', async () => {
  const app = openCurriculum(
    {},
    {
      createModule: ({ body }) =>
        ({ ...sampleCurriculum({ [body.title]: [] })[0], _id: 'm', id: 'm' }) as Module,
      updateModule: ({ body }) => ({
        _id: 'm',
        id: 'm',
        title: body.title,
        order: 1,
        lessons: [],
        revision: 2,
      }),
      createLesson: ({ body }) =>
        sampleLesson(body.title, { moduleId: 'm', duration: body.duration ?? '10:00' }),
    },
  );
  await screen.findByRole('heading', { name: "This course doesn't have any content yet." });
  await press(app, 'Add the first module');
  await expectToast('Success', 'Module created or updated successfully');
  expect(server.requests('createModule').map(({ body }) => body)).toEqual([
    { title: 'New Module', order: 1 },
  ]);
  const title = screen.getByRole('textbox', { name: 'Title of module 1' });
  expect(title).toHaveProperty('value', 'New Module');
  await retype(app, title, 'Basics');
  await app.hand.keyboard('{Enter}');
  await waitFor(() => expect(server.requests('updateModule')[0]?.body.title).toBe('Basics'));
  await waitFor(() => expect(moduleCalled('Basics')).not.toBeNull());

  await press(app, 'Add lesson to Basics');
  await press(app, 'Add lesson');
  expect(screen.getByText('Lesson title must be at least 3 characters')).toBeDefined();
  await retype(app, field('Lesson title'), 'First steps');
  await retype(app, field('Duration'), '1:2:3');
  await press(app, 'Add lesson');
  expect(screen.getByText('Duration must look like hh:mm:ss')).toBeDefined();
  await expectAccessible('a lesson with a mistake');
  await retype(app, field('Duration'), '00:04:30');
  await retype(app, screen.getByRole('textbox', { name: 'Content' }), '# Why');
  expect(field('Video URL').getAttribute('placeholder')).toBe('YouTube, Vimeo or a direct link');
  await app.hand.click(screen.getByRole('tab', { name: 'Preview' }));
  await screen.findByRole('heading', { name: 'Why' });
  await expectAccessible('a preview');
  await press(app, 'Add lesson');
  await expectToast('Success', 'Lesson created or updated successfully');
  expect(server.requests('createLesson').map(({ body }) => body)).toEqual([
    {
      title: 'First steps',
      content: '# Why',
      videoUrl: '',
      duration: '00:04:30',
      order: 1,
      moduleId: 'm',
      courseId: app.course._id,
    },
  ]);
  await lessonCalled('First steps');
  expect(screen.getByText('4:30')).toBeDefined();
});

test('a lesson is saved from its form, which closes and gives the focus back', async () => {
  const app = openCurriculum(oven, {
    updateLesson: ({ body }) =>
      sampleLesson('Flour', { ...body, moduleId: 'before-the-oven', revision: 2 } as object),
  });
  await app.hand.click(await lessonCalled('Flour'));
  await screen.findByText('Drag a video here');
  await expectAccessible('a lesson');
  await retype(app, field('Lesson title'), 'Flour and water');
  await press(app, 'Save lesson');
  await expectToast('Success', 'Lesson created or updated successfully');
  expect(server.requests('updateLesson').at(-1)?.body).toMatchObject({
    title: 'Flour and water',
    revision: 1,
  });
  const saved = await lessonCalled('Flour and water');
  await waitFor(() => expect(document.activeElement).toBe(saved));
  expect(screen.queryByLabelText('Lesson title')).toBeNull();
});

test('an order that the academy takes stays, and one that it does not take is put back', async () => {
  const app = openCurriculum(oven, {
    updateLesson: sampleLesson('Flour', { moduleId: 'before-the-oven', order: 2, revision: 2 }),
    updateModule: away,
  });
  await lessonCalled('Flour');
  const before = ['Before the oven', 'Flour', 'Kneading', 'Resting', 'In the oven', 'Steam'];
  expect(order()).toEqual(before);
  await choose(app, 'lesson Flour', 'Move down');
  const after = ['Before the oven', 'Kneading', 'Flour', 'Resting', 'In the oven', 'Steam'];
  await waitFor(() => expect(order()).toEqual(after));
  await waitFor(() => expect(screen.getByText('All changes saved')).toBeDefined());
  expect(server.requests('updateLesson')[0]?.body).toMatchObject({
    moduleId: 'before-the-oven',
    order: 2,
    revision: 1,
  });
  expect(order()).toEqual(after);

  const answer = Promise.withResolvers<typeof away>();
  server.answer({ updateModule: () => answer.promise });
  await choose(app, 'module In the oven', 'Move up');
  await waitFor(() => expect(order().slice(0, 2)).toEqual(['In the oven', 'Steam']));
  answer.resolve(away);
  await expectToast('Error', 'Failed to save module.');
  await waitFor(() => expect(order()).toEqual(after));
});

test('the keys alone carry a lesson over the border of its module', async () => {
  const app = openCurriculum(oven, {
    updateLesson: sampleLesson('Resting', { moduleId: 'in-the-oven', order: 2, revision: 2 }),
  });
  await lessonCalled('Resting');
  handleOf('lesson Resting').focus();
  await app.hand.keyboard(' {ArrowDown}');
  const said = () => document.querySelector('p[aria-live=assertive]')?.textContent;
  expect(said()).toBe('Lesson Resting: position 1 of 2 in module In the oven.');
  expect(document.activeElement).toBe(handleOf('lesson Resting'));
  await app.hand.keyboard('{ArrowDown} ');
  expect(said()).toBe('Lesson Resting moved to position 2 of 2 in module In the oven.');
  await waitFor(() => expect(server.requests('updateLesson')).toHaveLength(1));
  const [{ params, body } = { params: undefined, body: undefined }] = server.requests('updateLesson');
  expect(params).toMatchObject({ moduleId: 'before-the-oven', lessonId: 'resting' });
  expect(body).toMatchObject({ moduleId: 'in-the-oven', order: 2 });
});

test('deleting asks first, in these words', async () => {
  const app = openCurriculum(oven, { deleteLesson: {}, deleteModule: {} });
  await choose(app, 'lesson Kneading', 'Delete lesson');
  const dialog = () => within(screen.getByRole('dialog'));
  expect(dialog().getByText('Are you sure you want to delete this lesson?')).toBeDefined();
  await expectAccessible('a question');
  await app.hand.click(dialog().getByRole('button', { name: 'Cancel' }));
  await lessonCalled('Kneading');
  expect(server.made()).not.toContain('deleteLesson');
  await choose(app, 'lesson Kneading', 'Delete lesson');
  await app.hand.click(dialog().getByRole('button', { name: 'Delete lesson' }));
  await expectToast('Lesson Deleted');
  expect(document.activeElement).toBe(handleOf('lesson Resting'));

  await choose(app, 'module Before the oven', 'Delete module');
  expect(
    dialog().getByText('Are you sure you want to delete this module? All lessons will be deleted.'),
  ).toBeDefined();
  await app.hand.click(dialog().getByRole('button', { name: 'Delete module' }));
  await expectToast('Module Deleted');
  await waitFor(() => expect(order()).toEqual(['In the oven', 'Steam']));
  expect(server.requests('deleteLesson')[0]?.params).toMatchObject({ lessonId: 'kneading' });
  expect(server.requests('deleteModule')[0]?.params).toMatchObject({ moduleId: 'before-the-oven' });
});

test('what the academy does not take is taken back on the screen, and nothing typed is lost', async () => {
  const app = openCurriculum(oven, everyChangeIsAway);
  const before = ['Before the oven', 'Flour', 'Kneading', 'Resting', 'In the oven', 'Steam'];
  await lessonCalled('Steam');
  await press(app, 'Add module');
  await expectToast('Error', 'Failed to save module.');
  await waitFor(() => expect(moduleCalled('New Module')).toBeNull());

  await choose(app, 'lesson Steam', 'Delete lesson');
  await app.hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete lesson' }));
  await expectToast('Error', 'Failed to delete lesson.');
  await lessonCalled('Steam');
  await choose(app, 'module In the oven', 'Delete module');
  await app.hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete module' }));
  await expectToast('Error', 'Failed to delete module.');
  await choose(app, 'lesson Flour', 'Move down');
  await expectToast('Error', 'Failed to save lesson.');
  await waitFor(() => expect(order()).toEqual(before));

  await press(app, 'Add lesson to In the oven');
  await retype(app, field('Lesson title'), 'The crust');
  await retype(app, screen.getByRole('textbox', { name: 'Content' }), 'Golden.');
  await press(app, 'Add lesson');
  await screen.findByText('There was a problem saving the lesson.');
  await expectToast('Error', 'Failed to save lesson.');
  expect(field('Lesson title')).toHaveProperty('value', 'The crust');
  const title = screen.getByRole('textbox', { name: 'Title of module 1' });
  await retype(app, title, 'Dough');
  await app.hand.tab();
  await expectToast('Error', 'Failed to save module.');
  expect(title).toHaveProperty('value', 'Dough');

  // All of it is there when the page is opened again, and goes through once the academy is back.
  app.close();
  server.answer({
    updateModule: {
      ...(sampleCurriculum({ Dough: [] })[0] as Module),
      _id: 'before-the-oven',
      id: 'before-the-oven',
    },
    createLesson: sampleLesson('The crust', { moduleId: 'in-the-oven', order: 2 }),
  });
  const again = { ...app, ...app.reopen() };
  await screen.findByText('Here is what you had typed');
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveProperty('value', 'Golden.');
  expect(screen.getByRole('textbox', { name: 'Title of module 1' })).toHaveProperty('value', 'Dough');
  await press(again, 'Save mine');
  await press(again, 'Add lesson');
  await waitFor(() => expect(order()).toContain('The crust'));
  expect(server.requests('createLesson').at(-1)?.body).toMatchObject({
    title: 'The crust',
    content: 'Golden.',
  });
  expect(server.requests('updateModule').at(-1)?.body).toMatchObject({ title: 'Dough' });
});

test('a lesson that the academy refuses says why, and keeps what was typed', async () => {
  const app = openCurriculum(oven, {
    updateLesson: refused(422, 'This link leads to a private address.', 'unprocessable'),
  });
  await app.hand.click(await lessonCalled('Flour'));
  await retype(app, field('Video URL'), 'http://127.0.0.1/film.mp4');
  await press(app, 'Save lesson');
  await expectToast('There was a problem saving the lesson.', 'This link leads to a private address.');
  expect(field('Video URL')).toHaveProperty('value', 'http://127.0.0.1/film.mp4');
});

test('a curriculum that cannot be loaded says so, and comes when it is asked for again', async () => {
  const app = openCurriculum(oven, { getCurriculum: away });
  await expectToast('Error', 'Failed to load course curriculum.');
  await expectAccessible('no curriculum');
  server.answer({ getCurriculum: sampleCurriculum(oven) });
  await press(app, 'Try again');
  await lessonCalled('Flour');
});

test('a session that ends during typing loses nothing of it', async () => {
  const app = openCurriculum(oven);
  await app.hand.click(await lessonCalled('Resting'));
  await retype(app, screen.getByRole('textbox', { name: 'Content' }), 'An hour, under a cloth.');
  const over = refused(401, 'Authentication failed. Please login again.', 'unauthenticated');
  server.answer({ updateLesson: over, refreshSession: over, getSessionUser: over });
  await press(app, 'Save lesson');
  await waitFor(() => expect(app.address()).toMatch(/^\/login/));

  app.close();
  server.answer({
    updateLesson: ({ body }) =>
      sampleLesson('Resting', { moduleId: 'before-the-oven', content: body.content, revision: 2 }),
  });
  const again = { ...app, ...app.reopen() };
  await screen.findByText('Here is what you had typed');
  await press(again, 'Save lesson');
  await expectToast('Success', 'Lesson created or updated successfully');
  expect(server.requests('updateLesson').at(-1)?.body.content).toBe('An hour, under a cloth.');
});

test('a curriculum is accessible to all', async () => {
  openCurriculum({ ...oven, 'After the oven': [] });
  await lessonCalled('Steam');
  await expectAccessible('a curriculum');
});
