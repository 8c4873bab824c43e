import type { SchoolPage } from '@academy/contract/school-pages/school-page-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, server } from '@/lib/testing/fake-server.ts';

const written: SchoolPage = {
  page: 'terms',
  language: 'en',
  markdown: '# Our terms\n\nBe kind, as [the law](https://example.org/law) says.\n\n## Money\n\nNone.',
  updatedAt: '2026-03-31T23:30:00.000Z',
};

test('the operator’s page is read under its title, with the day it was changed', async () => {
  openApp('/terms', { answers: { getSchoolPage: written } });
  await screen.findByRole('heading', { level: 1, name: 'Terms of Service' });
  expect(screen.getByRole('heading', { level: 2, name: 'Our terms' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 3, name: 'Money' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'the law' }).getAttribute('href')).toBe('https://example.org/law');
  expect(screen.getByText('Last changed on March 31, 2026')).toBeDefined();
  expect(document.title).toBe('Terms of Service · Academy');
  expect(server.requests('getSchoolPage')).toMatchObject([
    { params: { page: 'terms' }, query: { language: 'en' } },
  ]);
  await expectAccessible('terms');
});

test('a text that comes with the academy says that it is one', async () => {
  openApp('/privacy', { answers: { getSchoolPage: { ...written, page: 'privacy', updatedAt: null } } });
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
  expect(screen.getByText('Not written for this academy yet')).toBeDefined();
  expect(screen.queryByText(/Last changed/)).toBeNull();
});

test('markup in a page is shown and never run', async () => {
  const hostile =
    '<script>document.title = "owned"</script>\n\n<img src=x onerror="alert(1)">\n\n[a](javascript:alert(1)) ![b](https://evil.example/p.png)';
  openApp('/about', { answers: { getSchoolPage: { ...written, page: 'about', markdown: hostile } } });
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  const article = within(screen.getByRole('article'));
  expect(article.getByText('<script>document.title = "owned"</script>')).toBeDefined();
  expect(screen.getByRole('article').querySelector('script, img, [href^=javascript]')).toBeNull();
  expect(document.title).toBe('About Us · Academy');
});

test('a page that cannot be loaded is said to be so, and asked for again', async () => {
  const { hand } = openApp('/about', { answers: { getSchoolPage: away } });
  await screen.findByRole('heading', { name: 'The page could not be loaded.' });
  await expectAccessible('about, failed');
  server.answer({ getSchoolPage: { ...written, page: 'about' } });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
});

test('registering leads to the terms and to the privacy policy', async () => {
  const { hand, address } = openApp('/register', { answers: { getSchoolPage: written } });
  await screen.findByRole('heading', { level: 1, name: 'Create your account' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  await hand.click(main.getByRole('link', { name: 'Terms of Service' }));
  await waitFor(() => expect(address()).toBe('/terms'));
});
