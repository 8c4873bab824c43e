import { describe, expect, it } from 'vitest';
import { returnToFrom, withReturnTo } from './return-to.ts';

describe('a login link', () => {
  it('carries the page it stands on', () => {
    expect(returnToFrom({ pathname: '/courses', href: '/courses?search=x', search: {} })).toEqual({
      returnTo: '/courses?search=x',
    });
  });

  it('carries nothing from the home page, where one comes to anyway', () => {
    expect(returnToFrom({ pathname: '/', href: '/', search: {} })).toEqual({});
  });

  it.each(['/login', '/register'])('on %s hands on the page that was asked for first', (pathname) => {
    const search = { returnTo: '/profile' };
    expect(returnToFrom({ pathname, href: `${pathname}?returnTo=%2Fprofile`, search })).toEqual(search);
    expect(returnToFrom({ pathname, href: pathname, search: {} })).toEqual({});
    expect(returnToFrom({ pathname, href: pathname, search: { returnTo: '//evil' } })).toEqual({});
  });
});

it('is written into an address as one value, whatever it holds', () => {
  const address = withReturnTo('/login', '/courses?search=a&b#c');
  expect(new URLSearchParams(address.split('?', 2)[1]).get('returnTo')).toBe('/courses?search=a&b#c');
  expect(withReturnTo('/login', undefined)).toBe('/login');
});
