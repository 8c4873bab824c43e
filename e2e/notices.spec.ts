import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { fromTheAcademy, here } from './academies.ts';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, complete, enrollIn } from './learners.ts';
import { arrivedMail } from './mail-server.ts';
import { addLesson, changeStatus, newCreator } from './own-courses.ts';
import { beSignedIn } from './users.ts';

test.use({ academy: 'studio' });

test('a creator answers a review: the student finds the notice, gets the mail, and ends such mails by one click', async ({
  page,
}) => {
  test.slow();
  const creator = await newCreator(page, { title: 'Weaving for Letters' });
  const { courseId } = creator;
  const { lessonId } = await addLesson(page, courseId, 'The loom');
  await changeStatus(page, courseId, 'published');
  const student = await beNewUser(page);
  await enrollIn(page, courseId);
  await complete(page, courseId, [lessonId]);
  const reviewed = await page.request.put(`/api/courses/${courseId}/reviews/own`, {
    headers: fromTheAcademy(),
    data: { rating: 5, text: 'I finished a scarf.' },
  });
  const { id: reviewId } = await reviewed.json();

  await beSignedIn(page.context(), creator);
  await page.goto('/faq');
  const bell = page.getByRole('button', { name: /^Notices/ });
  await expect
    .poll(
      async () => {
        await page.reload();
        await bell.waitFor();
        return bell.getAttribute('aria-label');
      },
      { timeout: 60_000 },
    )
    .toBe('Notices, 2 unread');
  await bell.click();
  await expect(page.getByRole('menuitem', { name: /new review with 5 stars/ })).toBeVisible();
  await expectReadable(page, 'the bell');
  const replied = await page.request.put(`/api/courses/${courseId}/reviews/${reviewId}/reply`, {
    headers: fromTheAcademy(),
    data: { text: 'Wear it well.' },
  });
  expect(replied.status()).toBe(204);

  const mail = await arrivedMail(student.email);
  expect(mail.headers['subject']).toBe('Your review of “Weaving for Letters” was answered');
  expect(mail.text).toContain('Wear it well.');
  expect(mail.text).toContain(`${here().url}${buildPath(webRoutes.course, { courseId })}`);

  await beSignedIn(page.context(), student);
  await page.goto('/notices');
  await expect(page.getByText('Your review of “Weaving for Letters” was answered.')).toBeVisible();
  await expectReadable(page, 'the notices');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: /^Mark/ })).toHaveCount(0);

  // As a mail program does, by what the headers say.
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const address = /^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const clicked = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(204);
  await page.goto('/profile?tab=settings');
  await expect(
    page.getByRole('checkbox', { name: 'An instructor answers a review of mine' }),
  ).not.toBeChecked();
  await expect(
    page.getByRole('checkbox', { name: 'I get a certificate, or one is withdrawn' }),
  ).toBeChecked();

  // And as a person does who follows the link in the text, signed out.
  const link = mail.text.match(/https?:\S+\/unsubscribe\/\S+/)?.[0] ?? '';
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'These mails have ended.' })).toBeVisible();
  await expectReadable(page, 'the end of mails');
});
