import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { sampleCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

/** A lesson of a course that its creator looks after. */
async function openLesson({ enrolled }: { enrolled: boolean }) {
  const course = { ...sampleCourse(), revision: 1 };
  const modules = sampleCurriculum({ 'At the loom': ['Threading the loom'] });
  const [lesson] = modules[0]?.lessons ?? [];
  if (!lesson) throw new Error('The course has no lesson.');
  const app = openApp(`/course/${course._id}/module/${lesson.moduleId}/lesson/${lesson._id}`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getLesson: lesson,
      getEnrollmentStatus: {
        enrolled,
        progress: 0,
        completedLessons: 0,
        lastWatchedLessonId: null,
        lessons: {},
      },
      getVideoStatus: {
        state: 'none',
        percent: 0,
        remainingSeconds: null,
        failure: null,
        fileName: null,
        playing: null,
      },
      getPlaybackPosition: { seconds: 0 },
      getNote: { content: '', updatedAt: null },
      listTimedNotes: [],
      completeLesson: {},
      getQuiz: { questions: [], attempts: [], best: null, answered: {} },
    },
  });
  await screen.findByRole('heading', { level: 1, name: lesson.title });
  await screen.findByRole('progressbar', { name: 'Course progress' });
  return { ...app, course };
}

test('a creator who looks at a lesson of their course is told that this is a preview, with the way back', async () => {
  const { course } = await openLesson({ enrolled: false });
  const note = within(await screen.findByRole('complementary', { name: 'Preview' }));
  expect(note.getByRole('paragraph').textContent).toBe('Preview. This is how students see the lesson.');
  const back = note.getByRole('link', { name: 'Back to the preview' });
  expect(back.getAttribute('href')).toBe(`/course-player/${course._id}`);
  await expectAccessible('a lesson in a preview');
});

test('a creator who is a student of the course has no preview', async () => {
  await openLesson({ enrolled: true });
  await import('@/features/creator/components/lesson-preview-note.tsx');
  expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull();
});

test('a tab panel that holds something to use is no stop of its own for Tab', async () => {
  const { hand } = await openLesson({ enrolled: true });
  const overview = await screen.findByRole('tabpanel', { name: 'Overview' });
  await screen.findByRole('button', { name: 'Check Answers' });
  screen.getByRole('tab', { name: 'Overview' }).focus();
  await hand.tab();
  expect(document.activeElement).not.toBe(overview);
  expect(overview.contains(document.activeElement)).toBe(true);
});
