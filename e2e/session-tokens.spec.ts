import { expect, test } from './fixtures.ts';
import { choose, continueWithGoogle, openTenMinutesLater, student } from './users.ts';

test('the tokens of a session are in cookies that no script reads, and nowhere else', async ({
  page,
  context,
}) => {
  const seen: string[] = [];
  const bodies: Promise<void>[] = [];
  page.on('request', (request) => seen.push(request.url()));
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    // A redirect has no body to read.
    bodies.push(
      response.text().then(
        (text) => void seen.push(text),
        () => undefined,
      ),
    );
  });
  await page.goto('/login?returnTo=/profile');
  await continueWithGoogle(page);
  await choose(page, student);
  await openTenMinutesLater(page, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible();
  await Promise.all(bodies);

  const tokens = (await context.cookies()).filter(({ name }) => /^academy_(access|refresh)$/.test(name));
  expect(tokens).toHaveLength(2);
  const readable = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(seen.some((text) => text.includes(student.email))).toBe(true);
  for (const { value, httpOnly } of tokens) {
    expect(httpOnly).toBe(true);
    expect([...seen, readable].filter((text) => text.includes(value))).toEqual([]);
  }
});
