import { saveProfile } from '@academy/contract/users/user-calls.ts';
import { expect, it } from 'vitest';
import { profileProblems } from './profile-problems.ts';

it.each([
  [{ name: 'Nadia', bio: '' }, {}],
  [{ name: ' না ', bio: 'b'.repeat(2000) }, {}],
  [{ name: 'n'.repeat(100), bio: '' }, {}],
  [{ name: '', bio: '' }, { name: 'missing' }],
  [{ name: ' \n\u200d ', bio: '' }, { name: 'missing' }],
  [{ name: 'n'.repeat(101), bio: '' }, { name: 'too-long' }],
  [{ name: 'Nadia', bio: 'b'.repeat(2001) }, { bio: 'too-long' }],
] as const)('says of %j what the server says', (values, problems) => {
  expect(profileProblems(values)).toEqual(problems);
  expect(saveProfile.body.safeParse(values).success).toBe(Object.keys(problems).length === 0);
});
