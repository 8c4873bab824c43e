import { expect, it } from 'vitest';
import { isFiltered, peopleAddressOf, peopleQueryOf, sortedBy } from './people-search.ts';

const latest = { sort: 'joined', direction: 'down' } as const;

it.each([
  [{}, latest],
  [
    { q: '  Rahim ', role: 'creator', blocked: '1' },
    { q: 'Rahim', role: 'creator', blocked: '1', ...latest },
  ],
  [{ q: ' ', role: 'king', blocked: 'yes', sort: 'shoe', direction: 'left' }, latest],
  [{ sort: 'name' }, { sort: 'name', direction: 'up' }],
  [
    { sort: 'seen', direction: 'up' },
    { sort: 'seen', direction: 'up' },
  ],
  [{ q: 'x'.repeat(300) }, { q: 'x'.repeat(100), ...latest }],
])('reads the address %j as %j', (address, query) => {
  expect(peopleQueryOf(address)).toEqual(query);
});

it.each([
  [latest, {}],
  [{ sort: 'joined', direction: 'up' }, { direction: 'up' }],
  [{ sort: 'email', direction: 'up' }, { sort: 'email' }],
  [
    { q: 'a', blocked: '1', sort: 'name', direction: 'down' },
    { q: 'a', blocked: '1', sort: 'name', direction: 'down' },
  ],
] as const)('writes %j as the address %j, and reads it back', (query, address) => {
  expect(peopleAddressOf(query)).toEqual(address);
  expect(peopleQueryOf(address)).toEqual(query);
});

it('turns a column round, and begins another one where people look first', () => {
  expect(sortedBy(latest, 'joined')).toEqual({ sort: 'joined', direction: 'up' });
  expect(sortedBy(latest, 'name')).toEqual({ sort: 'name', direction: 'up' });
  expect(sortedBy({ q: 'a', sort: 'name', direction: 'down' }, 'seen')).toEqual({
    q: 'a',
    sort: 'seen',
    direction: 'down',
  });
});

it('knows whether anyone is left out', () => {
  expect(isFiltered(latest)).toBe(false);
  expect(isFiltered({ ...latest, role: 'admin' })).toBe(true);
});
