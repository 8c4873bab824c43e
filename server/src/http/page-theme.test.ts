import { expect, it } from 'vitest';
import { inTheme, pageTheme } from './page-theme.ts';

it('is what the person chose, and nothing else that a cookie may say', () => {
  expect(pageTheme({ cookie: 'a=b; academy_theme=dark' })).toBe('dark');
  expect(pageTheme({ cookie: 'academy_theme=light; a=b' })).toBe('light');
  for (const cookie of [undefined, 'academy_theme=', 'academy_theme="><script>', 'not_academy_theme=dark']) {
    expect(pageTheme({ cookie })).toBeUndefined();
  }
});

it('is written into the page, which is the same without one', () => {
  const html = `<html lang="en">
    <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#161412" media="(prefers-color-scheme: dark)" />
  </html>`;
  expect(inTheme(html, undefined)).toBe(html);
  expect(inTheme(html, 'dark')).toBe(`<html data-theme="dark" lang="en">
    <meta name="theme-color" content="#161412" />
  </html>`);
});
