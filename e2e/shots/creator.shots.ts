import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import type { Course } from '@academy/contract/courses/course.ts';
import { fromTheAcademy } from '../academies.ts';
import { expect, test } from '../fixtures.ts';
import { beNewUser } from '../learners.ts';
import {
  addLesson,
  changeStatus,
  createCourse,
  field,
  lessonCalled,
  modulesOnServer,
  newCourse,
  newCreator,
} from '../own-courses.ts';
import { skeletonsOf } from '../skeletons.ts';
import { beSignedIn } from '../users.ts';
import { say, takeShots, visitAndShoot } from './take-shots.ts';

const tabs = ['dashboard', 'courses', 'create-course', 'settings'] as const;

for (const account of demoAccounts.filter(({ role }) => role !== 'student')) {
  const at = account.role === 'creator' ? {} : { at: [390, 1280] };

  test(`${account.role}: the dashboard`, async ({ page, context }) => {
    await beSignedIn(context, account);
    for (const tab of tabs) {
      await visitAndShoot(page, `/creator-dashboard/${tab}`, `${account.role}-${tab}`, at);
    }
  });

  test(`${account.role}: a course`, async ({ page, context }) => {
    await beSignedIn(context, account);
    const own: Course[] = await (await page.request.get('/api/creator/courses')).json();
    const courseId = own.find(({ status }) => status === 'published')?._id ?? '';
    const course = `/creator-dashboard/courses/${courseId}`;
    const pages = {
      detail: `${course}/detail`,
      edit: `${course}/edit`,
      curriculum: `${course}/curriculum`,
      students: `/courses/${courseId}/students`,
      preview: `/course-player/${courseId}`,
    };
    test.skip(courseId === '', 'Has no course of their own.');
    for (const [name, url] of Object.entries(pages)) {
      await visitAndShoot(page, url, `${account.role}-course-${name}`, at);
    }
    const [module] = await modulesOnServer(page, courseId);
    const lesson = module?.lessons[0]?.title ?? '';
    await page.goto(pages.curriculum);
    await lessonCalled(page, lesson).click();
    await expect(page.getByRole('textbox', { name: say('Content') })).toBeVisible();
    await expect(skeletonsOf(page.getByRole('main'))).toHaveCount(0);
    await takeShots(page, `${account.role}-course-lesson`, at);
  });
}

test('creator: what students do, of all time, as tables and compared', async ({ page, context }) => {
  const creator = demoAccounts.find(({ role }) => role === 'creator');
  if (!creator) throw new Error('There is no creator to look over the shoulder of.');
  await beSignedIn(context, creator);
  await visitAndShoot(page, '/creator-dashboard?period=all', 'creator-overview-all');
  await page.getByRole('button', { name: say('Table') }).click();
  await takeShots(page, 'creator-overview-table', { at: [390, 1280] });
  const own: Course[] = await (await page.request.get('/api/creator/courses')).json();
  const courseId = own.find(({ status }) => status === 'published')?._id ?? '';
  // Something to compare with: a lesson that comes and goes.
  const { moduleId } = await addLesson(page, courseId, 'Tried and left out');
  await page.request.delete(`/api/courses/${courseId}/modules/${moduleId}`, { headers: fromTheAcademy() });
  const changes = page.getByRole('combobox', { name: say('Compare before and since a change') });
  await expect(async () => {
    await page.goto(`/creator-dashboard/courses/${courseId}/detail`);
    await changes.selectOption({ index: 1 }, { timeout: 5000 });
  }).toPass();
  await expect(skeletonsOf(page.getByRole('main'))).toHaveCount(0);
  await takeShots(page, 'creator-course-detail-compared', { at: [390, 1280] });
});

test('newcomer: the dashboard', async ({ page }) => {
  await beNewUser(page);
  for (const tab of tabs) {
    await visitAndShoot(page, `/creator-dashboard/${tab}`, `newcomer-${tab}`, { at: [390, 1280] });
  }
});

test('newcomer: a course without anything', async ({ page }) => {
  const { courseId, address } = await newCourse(page, {});
  const pages = {
    curriculum: address,
    detail: `/creator-dashboard/courses/${courseId}/detail`,
    students: `/courses/${courseId}/students`,
    preview: `/course-player/${courseId}`,
  };
  for (const [name, url] of Object.entries(pages)) {
    await visitAndShoot(page, url, `newcomer-course-${name}`, { at: [390, 1280] });
  }
});

test('creator: courses in every status', async ({ page }) => {
  const { courseId } = await newCreator(page);
  await changeStatus(page, courseId, 'published');
  await changeStatus(page, await createCourse(page, { title: 'Put away' }), 'archived');
  await createCourse(page, {
    title: 'A title that is as long as a title may be and goes on and on for a while',
  });
  await visitAndShoot(page, '/creator-dashboard/courses', 'creator-courses-every-status');
});

test('creator: what is wrong with a course', async ({ page }) => {
  await beNewUser(page);
  await page.goto('/creator-dashboard/create-course');
  await field(page, say('Course title')).fill('ab');
  await page.getByRole('button', { name: say('Create Course') }).click();
  await takeShots(page, 'creator-course-errors');
});

test('creator: a lesson is written, a question is asked', async ({ page }) => {
  const { address } = await newCourse(page, { Beginnings: ['Flour', 'Water'] });
  await page.goto(address);
  await page.getByRole('button', { name: say('Add lesson to {title}', { title: 'Beginnings' }) }).click();
  await takeShots(page, 'creator-new-lesson', { at: [320, 390, 1280] });
  await page.goto(address);
  await page
    .getByRole('button', { name: say('Actions for module {title}', { title: 'Beginnings' }) })
    .click();
  await page.getByRole('menuitem', { name: say('Delete module') }).click();
  await takeShots(page, 'creator-delete-module', { at: [320, 390, 1280], whole: false });
});
