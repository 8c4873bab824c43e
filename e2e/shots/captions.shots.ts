import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { fromTheAcademy } from '../academies.ts';
import { expect, test } from '../fixtures.ts';
import { lessonCall } from '../lesson-calls.ts';
import { expectPrepared, newCreatorsLesson, uploadClip } from '../lesson-video.ts';
import { lessonCalled } from '../own-courses.ts';
import { expectToPlayOn } from '../player-stage.ts';
import { say, takeShots, visitAndShoot } from './take-shots.ts';

test.use({ academy: 'studio' });

const english = `WEBVTT

00:01.000 --> 00:03.400
From a sketch to a component tree.

00:04.700 --> 00:08.200
Before you write a component,
draw the screen on paper.

00:08.600 --> 00:12.900
Ours has a filter, a list of books,
and a form to add one.

00:13.600 --> 00:14.200
Now put a box around everything that repeats, or has a name of its own.

00:18.700 --> 00:21.800
The filter. The list. Every book in it.
`;
const bengali = `WEBVTT

00:01.000 --> 00:03.400
খসড়া থেকে কম্পোনেন্টের গাছ।

00:04.700 --> 00:08.200
কম্পোনেন্ট লেখার আগে
পর্দাটি কাগজে আঁকুন।
`;

test('creator: captions and chapters, and what becomes of them', async ({ page }) => {
  const lesson = await newCreatorsLesson(page);
  await uploadClip(page.request, lesson, 'spoken.mp4');
  await expectPrepared(page, lesson, { heights: 'all' });
  const headers = { ...fromTheAcademy(), 'content-type': 'text/vtt' };
  for (const [language, data] of Object.entries({ en: english, bn: bengali })) {
    const put = await page.request.put(`${lessonCall(lesson)}/captions/${language}/file`, { headers, data });
    expect(put.status()).toBe(200);
  }
  const chapters = [
    { seconds: 0, title: 'Draw the screen' },
    { seconds: 13, title: 'Boxes around what repeats' },
  ];
  await page.request.put(`${lessonCall(lesson)}/chapters`, { headers: fromTheAcademy(), data: { chapters } });

  await visitAndShoot(
    page,
    buildPath(webRoutes.lessonCaptions, { ...lesson, language: 'en' }),
    'creator-captions',
  );
  await page.goto(buildPath(webRoutes.creatorCourseEditCurriculum, { courseId: lesson.courseId }));
  await lessonCalled(page, 'A film').click();
  await expect(page.getByRole('region', { name: say('Captions') })).toBeVisible();
  await takeShots(page, 'creator-lesson-captions');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${lesson.address}?t=5`);
  await page.getByRole('button', { name: say('Play video') }).click();
  await expectToPlayOn(page, 0.3);
  await page.keyboard.press('k');
  await page.keyboard.press('c');
  await page.getByRole('button', { name: say('Transcript') }).click();
  await page.getByLabel(say('Search in this transcript')).fill('book');
  await takeShots(page, 'student-transcript', { at: [1280, 1920], whole: false });
  await page.getByRole('button', { name: new RegExp(`^${say('Captions')}`) }).click();
  await takeShots(page, 'student-captions-menu', { at: [320, 390, 1280], whole: false });
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('button', { name: say('Transcript') })
    .first()
    .click();
  await takeShots(page, 'student-transcript-sheet', { at: [320, 390], whole: false });
  await visitAndShoot(page, '/courses?search=component', 'creator-catalogue-moments');
});
