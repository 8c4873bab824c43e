import { expect, it } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';

it.each(['2026', 'true', 'null', '"quoted"', '{}', 'a b&c=d', 'বাংলা', ''])(
  'brings %j back as it was',
  (text) => {
    expect(parsePlainSearch(stringifyPlainSearch({ search: text }))).toEqual({ search: text });
  },
);

it('writes numbers plainly and leaves out what is not set', () => {
  expect(stringifyPlainSearch({ categoryId: 4, search: undefined })).toBe('?categoryId=4');
  expect(stringifyPlainSearch({})).toBe('');
});
