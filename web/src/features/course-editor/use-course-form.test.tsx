import type { Course } from '@academy/contract/courses/course.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { allowErrors } from '@/lib/testing/allow-errors.ts';
import { type Answer, refused, server, unreachable } from '@/lib/testing/fake-server.ts';
import { newId, ownCourse } from '@/lib/testing/sample-data.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import { type CourseFormValues, courseFields } from './course-form-values.ts';
import { courseFieldError } from './course-form-words.ts';
import { useCourseForm } from './use-course-form.ts';

const conflict = refused(409, 'Someone saved this course meanwhile.', 'conflict');
const typedDetails: Partial<CourseFormValues> = {
  title: 'Weaving Jamdani by Hand',
  description: 'From the first thread to the last flower.',
  categoryId: '4',
  language: 'Bengali',
  difficulty: 'all-levels',
};

function openForm(course: Course | null, user = { id: newId(), name: 'Rokeya Begum' }) {
  const onCreated = vi.fn();
  const { result, rerender, unmount } = renderHook(
    (props: { course: Course | null }) => {
      const form = useCourseForm({ ...props, user, onCreated });
      return { ...form, errors: form.form.formState.errors };
    },
    { wrapper: withQueries(), initialProps: { course } },
  );
  const type = (values: Partial<CourseFormValues>) =>
    act(() => {
      for (const field of courseFields) {
        const value = values[field];
        if (value !== undefined) result.current.form.setValue(field, value);
      }
    });
  return {
    user,
    onCreated,
    now: () => result.current,
    type,
    do: (action: 'save' | 'keepMine' | 'takeTheirs' | 'discard') => act(async () => result.current[action]()),
    /** A newer state of the server arrives, as after a refetch. */
    arrives: (next: Course) => rerender({ course: next }),
    close: unmount,
  };
}

const savedAs = (courseId: string, revision: number): Answer<'updateCourse'> => ({
  _id: courseId,
  id: courseId,
  revision,
});

test('what is missing is said in these words, and nothing is sent', async () => {
  const form = openForm(null);
  form.type({ instructor: '' });
  await form.do('save');
  await waitFor(() => expect(form.now().errors).not.toEqual({}));
  const { errors } = form.now();
  const messages = courseFields.map((field) => [field, courseFieldError(errors, field)]);
  expect(Object.fromEntries(messages)).toEqual({
    title: 'Course title must be at least 3 characters',
    description: 'Description must be at least 10 characters',
    categoryId: 'Category is required',
    instructor: 'Instructor is required',
    language: 'Language is required',
    difficulty: 'Difficulty level is required',
  });
  expect(server.made()).toEqual([]);
});

test('a new course begins with the name of its author, and is created once it is complete', async () => {
  const form = openForm(null);
  expect(form.now().values).toMatchObject({ instructor: 'Rokeya Begum', isNew: true, isFeatured: false });
  form.type({ ...typedDetails, price: '1,299.5' });
  server.answer({ createCourse: savedAs('made', 1) });
  await form.do('save');
  await waitFor(() => expect(form.onCreated).toHaveBeenCalledExactlyOnceWith('made'));
  expect(server.requests('createCourse').map(({ body }) => body)).toEqual([
    {
      title: 'Weaving Jamdani by Hand',
      description: 'From the first thread to the last flower.',
      category: 'Cybersecurity',
      thumbnailUrl: null,
      instructor: 'Rokeya Begum',
      language: 'Bengali',
      difficulty: 'all-levels',
      price: 1299.5,
      isFeatured: false,
      isBestseller: false,
      isNew: true,
    },
  ]);
});

test('a save sends everything that the form shows, and the revision it is based on', async () => {
  const course = ownCourse({ revision: 7 });
  const form = openForm(course);
  form.type({ title: 'Another title' });
  server.answer({ updateCourse: savedAs(course._id, 8) });
  await form.do('save');
  await waitFor(() => expect(form.now().changed).toBe(false));
  const [request] = server.requests('updateCourse');
  expect(request?.params).toEqual({ courseId: course._id });
  expect(request?.body).toMatchObject({
    title: 'Another title',
    description: course.description,
    category: course.category,
    instructor: course.instructor,
    language: 'Bengali',
    difficulty: 'beginner',
    price: 25,
    isFeatured: false,
    isBestseller: false,
    isNew: false,
    revision: 7,
  });
  form.type({ title: 'And another' });
  server.answer({ updateCourse: savedAs(course._id, 9) });
  await form.do('save');
  await waitFor(() => expect(server.requests('updateCourse')).toHaveLength(2));
  expect(server.requests('updateCourse')[1]?.body.revision).toBe(8);
});

test('what is typed during a save is still to be saved', async () => {
  const course = ownCourse();
  const form = openForm(course);
  const answer = Promise.withResolvers<Answer<'updateCourse'>>();
  server.answer({ updateCourse: () => answer.promise });
  form.type({ title: 'Sent' });
  await form.do('save');
  await waitFor(() => expect(form.now().saving).toBe(true));
  form.type({ title: 'Sent, and typed on' });
  await form.do('save');
  answer.resolve(savedAs(course._id, 2));
  await waitFor(() => expect(form.now().saving).toBe(false));
  expect(server.requests('updateCourse')).toHaveLength(1);
  expect(form.now()).toMatchObject({ changed: true, failure: null });
  expect(form.now().values.title).toBe('Sent, and typed on');
  form.arrives({ ...course, title: 'Sent', revision: 2 });
  expect(form.now().values.title).toBe('Sent, and typed on');
  expect(form.now().theirs).toBeNull();
});

test('a failed save gives the reason, keeps what was typed, and can be repeated', async () => {
  allowErrors(/could not be saved/);
  const course = ownCourse();
  const form = openForm(course);
  form.type({ title: 'Typed on a train' });
  server.answer({ updateCourse: unreachable });
  await form.do('save');
  await waitFor(() => expect(form.now().failure).not.toBeNull());
  expect(form.now()).toMatchObject({ changed: true, saving: false });
  server.answer({ updateCourse: refused(503, 'Away') });
  await form.do('save');
  await waitFor(() => expect(form.now().failure?.message).toContain('503'));
  server.answer({ updateCourse: savedAs(course._id, 2) });
  await form.do('save');
  await waitFor(() => expect(form.now()).toMatchObject({ changed: false, failure: null }));
});

test('what is typed is kept on this device until it is saved or discarded', async () => {
  const course = ownCourse();
  const first = openForm(course);
  expect(first.now().restored).toBe(false);
  first.type({ description: 'Something that is not saved yet.' });
  first.close();

  const second = openForm(course, first.user);
  expect(second.now()).toMatchObject({ restored: true, changed: true });
  expect(second.now().values.description).toBe('Something that is not saved yet.');
  await second.do('discard');
  expect(second.now()).toMatchObject({ restored: false, changed: false });
  expect(second.now().values.description).toBe(course.description);
  second.close();
  expect(openForm(course, first.user).now().restored).toBe(false);
});

test('what one user typed is not shown to another', () => {
  const course = ownCourse();
  const first = openForm(course);
  first.type({ title: 'Mine alone' });
  first.close();
  expect(openForm(course).now().values.title).toBe(course.title);
});

test('a form without typed changes follows the server', async () => {
  const course = ownCourse();
  const form = openForm(course);
  form.arrives({ ...course, title: 'Their title', revision: 2 });
  await waitFor(() => expect(form.now().values.title).toBe('Their title'));
  expect(form.now()).toMatchObject({ changed: false, theirs: null });
});

/** Mine is typed, theirs is saved, and my save is refused. */
async function openConflict(typed: Partial<CourseFormValues> = {}) {
  allowErrors(/could not be saved/);
  const course = ownCourse();
  const theirs = { ...course, title: 'Their title', language: 'English', revision: 2 };
  const form = openForm(course);
  form.type({ title: 'My title', ...typed });
  server.answer({ updateCourse: conflict, getCourse: theirs });
  await form.do('save');
  await waitFor(() => expect(form.now().failure).not.toBeNull());
  form.arrives(theirs);
  expect(form.now().theirs?.values).toMatchObject({ title: 'Their title', language: 'English' });
  return { form, theirs };
}

test('keeping mine saves my changes on top of theirs', async () => {
  const { form, theirs } = await openConflict();
  server.answer({ updateCourse: savedAs(theirs._id, 3) });
  await form.do('keepMine');
  await waitFor(() => expect(form.now()).toMatchObject({ changed: false, theirs: null, failure: null }));
  const saved = server.requests('updateCourse').at(-1);
  expect(saved?.body).toMatchObject({ title: 'My title', language: 'English', revision: 2 });
});

test('loading theirs shows what they saved, and sends nothing', async () => {
  const { form } = await openConflict();
  await form.do('takeTheirs');
  expect(form.now().values).toMatchObject({ title: 'Their title', language: 'English' });
  expect(form.now()).toMatchObject({ changed: false, theirs: null, failure: null });
  expect(server.requests('updateCourse')).toHaveLength(1);
});

test('loading theirs takes only the fields that clash, and keeps all else that was typed', async () => {
  const { form, theirs } = await openConflict({ description: 'Typed here alone.', isNew: true });
  await form.do('takeTheirs');
  const merged = { title: 'Their title', language: 'English', description: 'Typed here alone.', isNew: true };
  expect(form.now().values).toMatchObject(merged);
  expect(form.now()).toMatchObject({ changed: true, theirs: null, failure: null });
  form.close();

  const again = openForm(theirs, form.user);
  expect(again.now()).toMatchObject({ restored: true, theirs: null, values: merged });
  server.answer({ updateCourse: savedAs(theirs._id, 3) });
  await again.do('save');
  await waitFor(() => expect(again.now().changed).toBe(false));
  expect(server.requests('updateCourse').at(-1)?.body).toMatchObject({ ...merged, revision: 2 });
});

test('a save whose answer was lost counts as saved', async () => {
  allowErrors(/could not be saved/);
  const course = ownCourse();
  const form = openForm(course);
  form.type({ title: 'Arrived' });
  server.answer({ updateCourse: unreachable });
  await form.do('save');
  await waitFor(() => expect(form.now().failure).not.toBeNull());
  const arrived = { ...course, title: 'Arrived', revision: 2 };
  server.answer({ updateCourse: conflict, getCourse: arrived });
  await form.do('save');
  await waitFor(() => expect(form.now()).toMatchObject({ changed: false, failure: null, theirs: null }));
});

test('a creation whose answer was lost creates no second course', async () => {
  allowErrors(/could not be saved/);
  const form = openForm(null);
  form.type(typedDetails);
  server.answer({ createCourse: unreachable });
  await form.do('save');
  await waitFor(() => expect(form.now().failure).not.toBeNull());
  const made = ownCourse({ description: 'From the first thread to the last flower.' });
  server.answer({ listCreatorCourses: [made], updateCourse: savedAs(made._id, 2) });
  await form.do('save');
  await waitFor(() => expect(form.onCreated).toHaveBeenCalledExactlyOnceWith(made._id));
  expect(server.requests('createCourse')).toHaveLength(1);
});

test('an uploaded cover counts as saved, and hides no edit by another author', async () => {
  const form = openForm(ownCourse());
  const cover = { _id: 'c', id: 'c', thumbnailUrl: '/api/covers/c/one.webp', revision: 2 };
  act(() => form.now().coverUploaded(cover));
  expect(form.now()).toMatchObject({ changed: false, base: { revision: 2 } });
  act(() => form.now().coverUploaded({ ...cover, revision: 4 }));
  expect(form.now().base.revision).toBe(2);
});
