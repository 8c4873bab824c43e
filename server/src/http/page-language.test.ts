import { describe, expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

const ask = (url: string, headers: Record<string, string> = {}) => pageLanguage({ url, headers });

describe('the language of a page', () => {
  it('is English where nothing is said', () => {
    expect(ask('/courses')).toBe('en');
  });

  it('is what the address names, whatever the person chose', () => {
    expect(ask('/courses?search=a&lang=bn', { cookie: 'academy_language=en' })).toBe('bn');
    expect(ask('/courses?lang=en', { cookie: 'academy_language=bn' })).toBe('en');
  });

  it('is what the person chose, whatever the browser asks for', () => {
    expect(ask('/', { cookie: 'a=b; academy_language=bn', 'accept-language': 'en' })).toBe('bn');
    expect(ask('/', { cookie: 'academy_language=en; a=b', 'accept-language': 'bn' })).toBe('en');
  });

  it.each([
    ['bn', 'bn'],
    ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
    ['en-US,en;q=0.9,bn;q=0.8', 'en'],
    ['en;q=0.5, bn;q=0.7', 'bn'],
    ['de-DE,de;q=0.9,bn;q=0.3', 'bn'],
    ['de-DE,de', 'en'],
    ['bn;q=0, en;q=0.1', 'en'],
    ['bna, enm', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';q=;;,=,q', 'en'],
  ])('is found in the browser’s list %j', (list, language) => {
    expect(ask('/', { 'accept-language': list })).toBe(language);
  });

  it.each(['/?lang=xx', '/?lang=', '/?lang=__proto__', '/?lang=constructor', '/?slang=bn', '/?a=lang=bn2'])(
    'is not taken from %j',
    (url) => {
      expect(ask(url)).toBe('en');
    },
  );

  it('reads no more of a header than a browser would send', () => {
    expect(ask('/', { 'accept-language': `${'x,'.repeat(200_000)}bn` })).toBe('en');
  });
});
