import { expect, test } from './fixtures.ts';
import { beSignedIn } from './users.ts';

test.use({ academy: 'school' });

test('a token that is made on the profile opens the API to a program, until it is revoked', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await beSignedIn(context, { email: 'programmer@example.com' });
  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'New access token' }).click();
  await page.getByLabel('Name', { exact: true }).last().fill('Backup script');
  await page.getByLabel('What it may do').selectOption({ label: 'Learn' });
  await page.getByRole('button', { name: 'Make token' }).click();
  const token = await page.getByRole('textbox', { name: 'Access token' }).inputValue();
  expect(token).toMatch(/^academy_[0-9A-Za-z]{46}$/);
  await page.getByRole('button', { name: 'Done, I have copied it' }).click();

  const program = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const own = await program.get('/api/auth/me');
  expect((await own.json()).user.email).toBe('programmer@example.com');
  const refused = await program.post('/api/users/access-tokens', {
    data: { name: 'Another', scope: 'read', days: 7 },
  });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'token_never']);
  const courses = await program.post('/api/courses', { data: {} });
  expect([courses.status(), (await courses.json()).code]).toEqual([403, 'token_scope']);

  await page.getByRole('button', { name: 'Revoke Backup script' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('You have no access tokens.')).toBeVisible();
  const ended = await program.get('/api/auth/me');
  expect([ended.status(), (await ended.json()).code]).toEqual([401, 'token_ended']);
  await program.dispose();
});
