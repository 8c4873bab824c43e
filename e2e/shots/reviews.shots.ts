import { lessonsNeededToReview } from '@academy/contract/reviews/review-rules.ts';
import { expect, test } from '../fixtures.ts';
import { complete, newStudent } from '../learners.ts';
import { say, takeShots, visitAndShoot } from './take-shots.ts';

test('student: a review, from the first star to the page of visitors', async ({ page, browser }) => {
  const { courseId, lessons } = await newStudent(page, 'Accessible by Default');
  const aFifth = lessons.slice(0, lessonsNeededToReview(lessons.length));
  await complete(
    page,
    courseId,
    aFifth.map(({ _id }) => _id),
  );
  const course = `/course/${courseId}`;
  await page.goto(course);
  const reviews = page.getByRole('region', { name: say('Reviews'), exact: true });
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole('radio').nth(3).check({ force: true });
  await takeShots(page, 'student-review-form');
  await reviews.getByRole('textbox').fill('Clear, calm, and every lesson ends with something to try.');
  await reviews.getByRole('button', { name: say('Publish review') }).click();
  await expect(reviews.getByRole('button', { name: say('Edit review') })).toBeVisible();
  await takeShots(page, 'student-review-own');
  const visitor = await browser.newPage();
  await visitAndShoot(visitor, course, 'visitor-course-reviews');
  await visitor.close();
});
