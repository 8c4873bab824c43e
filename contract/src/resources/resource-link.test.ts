import { describe, expect, it } from 'vitest';
import { readResourceLink } from './resource-link.ts';

describe('the link of a resource', () => {
  it.each([
    ['https://example.org', 'https://example.org/'],
    [' HTTP://Example.org/a b ', 'http://example.org/a%20b'],
    ['https://উদাহরণ.বাংলা/পাঠ', 'https://xn--d5b6ci4b4b3a.xn--54b7fta0cc/%E0%A6%AA%E0%A6%BE%E0%A6%A0'],
  ])('may be %s', (text, href) => {
    expect(readResourceLink(text)?.href).toBe(href);
  });

  it.each([
    '',
    'example.org',
    '/courses',
    '//example.org',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'ftp://example.org/a',
    'blob:https://example.org/1',
    'https://our-academy.example@evil.example/',
    'https://',
    `https://example.org/${'a'.repeat(2048)}`,
  ])('may not be %s', (text) => {
    expect(readResourceLink(text)).toBeNull();
  });
});
