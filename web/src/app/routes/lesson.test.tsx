import { sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beSignedIn, openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, held, refused, server } from '@/lib/testing/fake-server.ts';
import { sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

const over = refused(401, 'Authentication failed. Please login again.', 'unauthenticated');

const noVideo = {
  state: 'none',
  percent: 0,
  remainingSeconds: null,
  failure: null,
  fileName: null,
  playing: null,
} as const;

function openLesson(tab: string, answers: Answers = {}) {
  const course = sampleCourse({ isEnrolled: true });
  const modules = sampleCurriculum({ 'At the loom': ['Threading the loom', 'The first flower'] });
  const [first] = modules[0]?.lessons ?? [];
  if (!first) throw new Error('The course has no lesson.');
  const user = sampleUser();
  const address = `/course/${course._id}/module/${first.moduleId}/lesson/${first._id}${tab}`;
  const app = openApp(address, {
    as: user,
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getLesson: first,
      getEnrollmentStatus: {
        enrolled: true,
        progress: 50,
        completedLessons: 1,
        lastWatchedLessonId: null,
        lessons: {},
      },
      getVideoStatus: noVideo,
      getPlaybackPosition: { seconds: 0 },
      getNote: { content: '', updatedAt: null },
      listTimedNotes: [],
      completeLesson: {},
      getQuiz: { questions: [], attempts: [], best: null, answered: {} },
      ...answers,
    },
  });
  return { ...app, user, lesson: first, asked: address };
}

/** The session ends elsewhere, and the tab comes into view again. */
function comeBackSignedOut(): void {
  for (const mark of Object.values(sessionCookieNames(false))) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server would take it away.
    document.cookie = `${mark}=; max-age=0`;
  }
  server.answer({ getSessionUser: over, refreshSession: over });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const notes = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' });

test('a lesson whose session ended elsewhere stays, locked, and offers to log in for each thing', async () => {
  const { hand, address, asked, lesson, user } = openLesson('?tab=notes');
  await waitFor(() => expect(notes()).not.toBeNull());
  await hand.click(notes() ?? document.body);
  await hand.paste('Half a sentence, and');
  await screen.findByText('Not saved yet, kept on this device');
  await expectAccessible('a lesson');
  comeBackSignedOut();
  await screen.findByRole('heading', { name: 'You are signed out.' });
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Overview', 'Notes', 'Ask AI Assistant']);
  expect(address()).toBe(asked);
  expect(screen.getByRole('heading', { level: 1, name: lesson.title })).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
  const [content] = screen.getAllByRole('navigation', { name: 'Course content' });
  expect(content?.textContent).toContain(`Locked: ${lesson.title}`);
  expect(content?.textContent).toContain('2 lessons');
  expect(within(content ?? document.body).queryByRole('link')).toBeNull();

  expect(screen.getByText('Log in to take notes on this lesson.')).toBeDefined();
  expect(notes()).toBeNull();
  expect(document.body.textContent).not.toContain('Half a sentence');
  await expectAccessible('notes, signed out');
  await hand.click(screen.getByRole('tab', { name: 'Ask AI Assistant' }));
  await screen.findByText('Log in to chat with the AI assistant.');
  expect(screen.getByRole('button', { name: 'New Chat' })).toHaveProperty('disabled', true);
  expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  await expectAccessible('assistant, signed out');
  await hand.click(screen.getByRole('tab', { name: 'Overview' }));
  await screen.findByText('Log in to check your answers.');
  expect(screen.getAllByRole('radio')[0]?.closest('fieldset')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Check Answers' })).toBeNull();
  await expectAccessible('overview, signed out');
  await hand.click(screen.getByRole('button', { name: 'Course content' }));
  const sheet = await screen.findByRole('dialog', { name: 'Course content' });
  expect(sheet.textContent).toContain(`Locked: ${lesson.title}`);
  await expectAccessible('the locked sheet');
  await hand.click(within(sheet).getByRole('button', { name: 'Close' }));

  // A session that begins again in another tab brings the student back.
  await hand.click(screen.getByRole('tab', { name: 'Notes' }));
  beSignedIn(user);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await screen.findByRole('tab', { name: 'Resources' });
  expect(address()).toBe(asked);
  await waitFor(() => expect(notes()?.value).toBe('Half a sentence, and'));
});

test('a lesson, its course, its outline and its notes: waiting and failing are told, and accessible to all', async () => {
  const [lesson, course, curriculum] = [held(), held(), held()];
  const { hand, close } = openLesson('', {
    getLesson: lesson.answer,
    getCourse: course.answer,
    getCurriculum: curriculum.answer,
  });
  await screen.findByText('Waiting for course data...');
  await expectAccessible('waiting for the course');
  course.fail();
  curriculum.fail();
  await screen.findByRole('heading', { name: 'This course could not be loaded.' });
  await expectAccessible('no course');
  server.answer({ getCourse: sampleCourse() });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Waiting for lesson data...');
  expect((await screen.findAllByText('The lessons could not be loaded.')).length).toBeGreaterThan(0);
  await expectAccessible('waiting for the lesson, no curriculum');
  lesson.fail();
  await screen.findByText('This lesson could not be loaded.');
  await expectAccessible('no lesson');
  close();

  const note = held(away);
  openLesson('?tab=notes', { getNote: note.answer });
  await screen.findByRole('tabpanel', { name: 'Notes' });
  await expectAccessible('waiting for the notes');
  note.fail();
  await screen.findByText('Your notes could not be loaded');
  await expectAccessible('no notes');
});

test('a video that could not be prepared says why to its author, and to others what to do', async () => {
  openLesson('', {
    getVideoStatus: { ...noVideo, state: 'failed', failure: { code: 'no_moving_picture' } },
  });
  await screen.findByText('There is no moving picture in this file.');
  cleanup();
  openLesson('', { getVideoStatus: { ...noVideo, state: 'failed' } });
  await screen.findByText('It has to be uploaded once more.');
});
