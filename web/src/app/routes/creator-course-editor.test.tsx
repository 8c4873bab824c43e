import type { Course } from '@academy/contract/courses/course.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { allowErrors } from '@/lib/testing/allow-errors.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, FakeFailure, refused, server, unreachable } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator, sampleUser } from '@/lib/testing/sample-data.ts';

const messages = [
  'Course title must be at least 3 characters',
  'Description must be at least 10 characters',
  'Category is required',
  'Instructor is required',
  'Language is required',
  'Difficulty level is required',
];

/** A course as the server has it: a save names the revision it is based on, or is refused. */
function courseOnServer(first: Course) {
  let course = first;
  const answers: Answers = {
    getCourse: () => course,
    getCurriculum: [],
    updateCourse: ({ body: { revision = 0, title, description, language } }) => {
      if (revision !== course.revision) return refused(409, 'Someone saved this meanwhile.', 'conflict');
      course = { ...course, title, description, language, revision: revision + 1 };
      return { _id: course._id, id: course._id, revision: revision + 1 };
    },
  };
  return {
    answers,
    now: () => course,
    /** As another editor would. */
    savedElsewhere: (change: Partial<Course>) => {
      course = { ...course, ...change, revision: (course.revision ?? 0) + 1 };
    },
  };
}

const over = refused(401, 'Authentication failed. Please login again.', 'unauthenticated');

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const saveBar = () =>
  within(screen.getByRole('form', { name: 'Course Details' }))
    .getAllByRole('status')
    .at(-1)?.textContent;
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

function openEditor(change: Answers = {}) {
  const user = sampleCreator();
  const course = ownCourse();
  const onServer = courseOnServer(course);
  const { answers } = onServer;
  const address = `/creator-dashboard/courses/${course._id}/edit`;
  const app = openApp(address, { as: user, answers: { ...answers, ...change } });
  const retype = async (name: string, text: string) => {
    const input = await field(name);
    await app.hand.clear(input);
    await app.hand.click(input);
    await app.hand.paste(text);
  };
  /** The DOM of these tests leaves the lists of a form that comes filled in unchosen, which a browser does not. */
  const chooseLists = async () => {
    await app.hand.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), course.category);
    await app.hand.selectOptions(screen.getByRole('combobox', { name: 'Difficulty level' }), 'Beginner');
  };
  const press = async (name: string) => app.hand.click(await screen.findByRole('button', { name }));
  return {
    ...app,
    ...onServer,
    user,
    course,
    retype,
    chooseLists,
    press,
    reopen: () => openApp(address, { as: user }),
  };
}

test('a course is created once its details are complete, and only then gets a curriculum', async () => {
  const made = ownCourse();
  const { hand, address } = openApp('/creator-dashboard/create', {
    as: sampleUser({ name: 'Rokeya Begum' }),
    answers: {
      getCreatorPermission: { mayCreate: true, rule: 'everybody', needsApproval: false, request: null },
      createCourse: { _id: made._id, id: made._id, revision: 1 },
      getCourse: made,
      getCurriculum: [],
    },
  });
  const category = await screen.findByRole('combobox', { name: 'Category' });
  const options = within(category)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(options.slice(1)).toEqual([
    'Web Development',
    'Data Science',
    'Mobile Development',
    'Cybersecurity',
    'Cloud Computing',
  ]);
  await hand.click(screen.getByRole('tab', { name: 'Curriculum' }));
  await expectToast('Course Details Required');
  expect(selectedTab()).toBe('Course Details');

  expect((await field('Instructor')).value).toBe('Rokeya Begum');
  await hand.clear(await field('Instructor'));
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await hand.click(screen.getByRole('button', { name: 'Create Course' }));
  for (const message of messages) expect(await screen.findByText(message), message).toBeDefined();
  expect(document.activeElement).toBe(await field('Course title'));
  // The bar with the button would lie over a field at the lower edge.
  expect(shown).toHaveBeenLastCalledWith({ block: 'center' });
  await expectAccessible('the six messages of the form');

  const fill = async (input: HTMLElement, text: string) => {
    await hand.click(input);
    await hand.paste(text);
  };
  await fill(await field('Course title'), made.title);
  screen.getByRole('textbox', { name: 'Description', description: /^Plain text\. An empty line begins/ });
  await fill(await field('Description'), made.description);
  await hand.selectOptions(category, 'Cybersecurity');
  await fill(screen.getByRole('combobox', { name: 'Language' }), 'Bengali');
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Difficulty level' }), 'All Levels');
  await fill(await field('Instructor'), made.instructor);
  await fill(await field('Price in US dollars'), '1,299.5');
  expect(screen.getByText('Students see $1,299.50')).toBeDefined();
  await waitFor(() => {
    for (const message of messages) expect(screen.queryByText(message), message).toBeNull();
  });
  const tags = ['Featured', 'Bestseller', 'New'].map((name) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name }),
  );
  expect(tags.map(({ checked }) => checked)).toEqual([false, false, true]);

  await hand.click(screen.getByRole('button', { name: 'Create Course' }));
  await expectToast('Course Created');
  await waitFor(() => expect(address()).toBe(`/creator-dashboard/courses/${made._id}/edit`));
  const on = screen.getByRole('link', { name: 'Add lessons' });
  expect(on.getAttribute('href')).toBe(`/creator-dashboard/courses/${made._id}/edit/curriculum`);
  expect(server.requests('createCourse').map(({ body }) => body)).toEqual([
    {
      title: made.title,
      description: made.description,
      category: 'Cybersecurity',
      thumbnailUrl: null,
      instructor: made.instructor,
      language: 'Bengali',
      difficulty: 'all-levels',
      price: 1299.5,
      isFeatured: false,
      isBestseller: false,
      isNew: true,
    },
  ]);
});

test('the tabs of the editor are walked with the arrow keys, and what is typed stays', async () => {
  const { hand, retype, address, course } = openEditor();
  await screen.findByRole('heading', { level: 1, name: course.title });
  expect(within(screen.getByRole('main')).getAllByText('Edit Course').length).toBeGreaterThan(0);
  await retype('Course title', 'Half a ti');
  screen.getByRole('tab', { name: 'Course Details' }).focus();
  await hand.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Curriculum' }));
  await hand.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/creator-dashboard/courses/${course._id}/edit/curriculum`));
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Curriculum' }));
  await hand.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Course Details/ }));
  await hand.keyboard('{Enter}');
  expect((await field('Course title')).value).toBe('Half a ti');
});

test('leaving with something unsaved is asked about, and what was typed waits', async () => {
  const { hand, retype, press, address, course, close, reopen } = openEditor();
  await retype('Description', 'Something that is not saved yet.');
  await waitFor(() => expect(saveBar()).toBe('Not saved yet, kept on this device'));
  const leave = () => hand.click(within(screen.getByRole('main')).getByRole('link', { name: 'Preview' }));
  await leave();
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible('the question before leaving');
  await press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await leave();
  await press('Leave');
  await waitFor(() => expect(address()).toBe(`/course-player/${course._id}`));

  close();
  reopen();
  await screen.findByText('Here is what you typed last time');
  expect((await field('Description')).value).toBe('Something that is not saved yet.');
  await expectAccessible('a form with what was typed last time');
  await press('Go back to the saved version');
  expect((await field('Description')).value).toBe(course.description);
  await waitFor(() => expect(saveBar()).toBe('All changes saved'));
});

test('the question before leaving is beside the page, whichever tab is in front', async () => {
  const { hand, retype, press } = openEditor();
  await retype('Description', 'Something that is not saved yet.');
  await hand.click(screen.getByRole('tab', { name: 'Curriculum' }));
  await waitFor(() => expect(selectedTab()).toBe('Curriculum'));
  await hand.click(within(screen.getByRole('main')).getByRole('link', { name: 'Preview' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  // The form that asks is in a panel that is hidden.
  expect(question.closest('[role=tabpanel], main')).toBeNull();
  await press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a save that does not reach the server loses nothing, and says so until it does', async () => {
  allowErrors(/could not be saved/);
  const { retype, chooseLists, press, now, answers, close, reopen } = openEditor({
    updateCourse: unreachable,
  });
  await chooseLists();
  await retype('Course title', 'Typed on a train');
  await press('Save Course');
  await expectToast('Error', 'Failed to save course information.');
  await waitFor(() => expect(saveBar()).toContain('Not saved, but kept on this device.'));
  server.answer({ updateCourse: new FakeFailure(() => new Response('upstream went away', { status: 502 })) });
  await press('Save Course');
  await waitFor(() => expect(saveBar()).toContain('502: upstream went away'));

  close();
  server.answer(answers);
  reopen();
  await waitFor(async () => expect((await field('Course title')).value).toBe('Typed on a train'));
  await chooseLists();
  await press('Save Course');
  await expectToast('Course Updated');
  await waitFor(() => expect(saveBar()).toBe('All changes saved'));
  expect(now().title).toBe('Typed on a train');
});

test('a session that ends while typing leads to the login, and takes nothing away', async () => {
  allowErrors(/could not be saved/);
  const { retype, chooseLists, press, address, answers, close, reopen, course } = openEditor({
    updateCourse: over,
    refreshSession: over,
  });
  await chooseLists();
  await retype('Course title', 'Typed before the session ended');
  server.answer({ getSessionUser: over });
  await press('Save Course');
  const editor = `/creator-dashboard/courses/${course._id}/edit`;
  await waitFor(() => expect(address()).toBe(`/login?returnTo=${encodeURIComponent(editor)}`));
  close();
  server.answer(answers);
  reopen();
  await waitFor(async () =>
    expect((await field('Course title')).value).toBe('Typed before the session ended'),
  );
});

test('a session that can be renewed is renewed, and the save goes through', async () => {
  const { retype, chooseLists, press, now, answers, user } = openEditor();
  await chooseLists();
  await retype('Course title', 'Saved with a new token');
  server.answer({
    updateCourse: over,
    getSessionUser: over,
    refreshSession: () => {
      server.answer({ ...answers, getSessionUser: { user } });
      return {};
    },
  });
  await press('Save Course');
  await expectToast('Course Updated');
  expect(now().title).toBe('Saved with a new token');
});

test('an edit of another author is told, and nothing of either is lost', async () => {
  allowErrors(/could not be saved/);
  const { retype, chooseLists, press, now, savedElsewhere } = openEditor();
  await chooseLists();
  const notice = () => screen.queryByText('This course was changed elsewhere since you opened it.');
  await retype('Course title', 'My title');
  savedElsewhere({ title: 'Their title', language: 'English' });
  await press('Save Course');
  await screen.findByText('Only changed there, and kept: Language.');
  expect(notice()).not.toBeNull();
  expect(screen.getByRole('definition').textContent).toBe('Saved: Their titleYours: My title');
  screen.getByText('By somebody else, or by you in another window.');
  await expectAccessible('two editors of one course');
  expect(now().title).toBe('Their title');
  await press('Keep mine');
  await expectToast('Course Updated');
  await waitFor(() => expect(notice()).toBeNull());
  expect(now()).toMatchObject({ title: 'My title', language: 'English' });

  await retype('Course title', 'My other title');
  await retype('Description', 'Typed where nobody else did.');
  savedElsewhere({ title: 'Theirs again' });
  await press('Save Course');
  await screen.findByText('“Load what was saved” replaces only what you typed in the fields shown here.');
  await press('Load what was saved');
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Course Details' }));
  await waitFor(async () => expect((await field('Course title')).value).toBe('Theirs again'));
  expect((await field('Description')).value).toBe('Typed where nobody else did.');
  expect(saveBar()).toBe('Not saved yet, kept on this device');
  await press('Save Course');
  await waitFor(() => expect(saveBar()).toBe('All changes saved'));
  expect(now()).toMatchObject({ title: 'Theirs again', description: 'Typed where nobody else did.' });
});

test('an edit of other fields by another author asks nothing, and is saved with what was typed', async () => {
  allowErrors(/could not be saved/);
  const { retype, chooseLists, press, now, savedElsewhere } = openEditor();
  await chooseLists();
  await retype('Course title', 'My title');
  savedElsewhere({ language: 'English' });
  await press('Save Course');
  await screen.findByText('Only changed there, and kept: Language.');
  screen.getByText('It clashes with nothing that you typed. Both can be saved together.');
  expect(screen.queryByText(/Which one should stay/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Load what was saved' })).toBeNull();
  await press('Save both');
  await waitFor(() => expect(saveBar()).toBe('All changes saved'));
  expect(now()).toMatchObject({ title: 'My title', language: 'English' });
});

test('a course that cannot be loaded is said to be so', async () => {
  const { press, answers, course } = openEditor({ getCourse: away });
  await screen.findByText('Could not load course data.');
  await expectAccessible('no course data');
  server.answer(answers);
  await press('Try again');
  expect((await field('Course title')).value).toBe(course.title);
});
