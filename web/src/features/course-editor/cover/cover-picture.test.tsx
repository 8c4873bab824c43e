import { expect, it } from 'vitest';
import { shownCoverAddress } from './cover-picture.tsx';

const own = '/api/covers/0198c0de-0000-7000-8000-000000000001/0198c0de-0000-7000-8000-000000000002.webp';

it('shows an uploaded picture and one on the web', () => {
  expect(shownCoverAddress(own)).toBe(own);
  expect(shownCoverAddress(' https://pictures.example/a.jpg ')).toBe('https://pictures.example/a.jpg');
});

it.each([
  '',
  'h',
  'https://',
  'https://pictures',
  'https://pictures.example/',
  'http://pictures.example/a.jpg',
  '/a.jpg',
  'data:,',
])('does not load %j', (address) => expect(shownCoverAddress(address)).toBeUndefined());
