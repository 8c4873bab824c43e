import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

test('the row of a closed lesson tells what becomes of its film', async () => {
  const course = ownCourse();
  let video: 'preparing' | 'failed' = 'preparing';
  openApp(`/creator-dashboard/courses/${course._id}/curriculum`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: () =>
        sampleCurriculum({ Rivers: ['Deltas'] }).map((module) => ({
          ...module,
          lessons: module.lessons.map((lesson) => ({
            ...lesson,
            parts: { video, captions: false, questions: false },
          })),
        })),
    },
  });
  await screen.findByText('It has: video being prepared, no text, no quiz, no captions');
  video = 'failed';
  await screen.findByText('It has: video failed, no text, no quiz, no captions');
  expect(server.requests('getVideoStatus')).toEqual([]);
});
