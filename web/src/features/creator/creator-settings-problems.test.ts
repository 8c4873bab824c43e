import { saveCreatorSettings } from '@academy/contract/creators/creator-calls.ts';
import { expect, it } from 'vitest';
import { type CreatorValues, creatorProblems } from './creator-settings-problems.ts';

const good: CreatorValues = {
  displayName: 'Rina Das',
  bio: '',
  accountEmail: '',
  paymentMethod: 'stripe',
  notifications: { enrollments: true, completions: false, questions: false, news: true },
};

it.each([
  [{}, {}],
  [{ displayName: 'n'.repeat(200), bio: 'b'.repeat(2000), accountEmail: ' a@b.org ' }, {}],
  [{ displayName: ' \n ' }, { displayName: 'missing' }],
  [{ displayName: 'n'.repeat(201) }, { displayName: 'too-long' }],
  [{ bio: 'b'.repeat(2001) }, { bio: 'too-long' }],
  [{ accountEmail: 'nobody' }, { accountEmail: 'no-email' }],
  [{ accountEmail: `${'a'.repeat(250)}@b.org` }, { accountEmail: 'no-email' }],
] as const)('says of %j what the server says', (wrong, problems) => {
  const values = { ...good, ...wrong };
  expect(creatorProblems(values)).toEqual(problems);
  expect(saveCreatorSettings.body.safeParse(values).success).toBe(Object.keys(problems).length === 0);
});
