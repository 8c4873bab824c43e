import { expect, test } from '../fixtures.ts';
import { complete, newStudent } from '../learners.ts';
import { say, takeShots, visitAndShoot } from './take-shots.ts';

test('student: from the finish to the certificate', async ({ page }) => {
  const { courseId, lessons } = await newStudent(page, 'Accessible by Default');
  await complete(
    page,
    courseId,
    lessons.map(({ _id }) => _id),
  );
  await visitAndShoot(page, '/profile?tab=certificates', 'student-certificate-earned');
  await visitAndShoot(page, `/course/${courseId}/finish`, 'student-finish');
  await page.getByRole('button', { name: say('Confirm and get the certificate') }).click();
  await expect(page).toHaveURL(/\/certificates\//);
  await page.waitForLoadState('networkidle');
  await takeShots(page, 'student-certificate');
  await visitAndShoot(page, '/profile?tab=certificates', 'student-certificate-owned');
});
