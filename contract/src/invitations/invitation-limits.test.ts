import { expect, it } from 'vitest';
import { isMailAddress } from './invitation-limits.ts';
import { invitationPath } from './invitation-link.ts';

it.each(['a@b.co', 'Rina.Das+x@mail.example.com', "o'brien@example.org"])('%j is an address', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

it.each([
  '',
  'rina',
  'rina@example',
  'rina das@example.com',
  'a@b@c.de',
  'রিনা@example.com',
  'a@b.c\0',
  'a@b.c\n',
  `${'a'.repeat(250)}@b.cd`,
])('%j is none', (text) => {
  expect(isMailAddress(text)).toBe(false);
});

it('a link names the address and nothing else', () => {
  expect(invitationPath('a+b@example.com')).toBe('/login?invited=a%2Bb%40example.com');
});
