import { expect, it } from 'vitest';
import { type SecretUse, statusOf } from './secret-status.ts';

const settled: SecretUse = {
  olderSecrets: 1,
  hasOlderProcess: false,
  videos: { newest: 12, older: 0, unopened: 0 },
  signingKey: 'none' as const,
  webhooks: { newest: 0, older: 0, unopened: 0 },
  sessions: { newest: 3, older: 0 },
};
const [file, setting] = ['/data/secret', null];

it.each([
  ['no older secret', { olderSecrets: 0 }, file, 'To change it: npm run academy -- secret rotate'],
  ['none in the settings', { olderSecrets: 0 }, setting, /^To change it: see "Changing the secret" in docs/],
  [
    'a process of before the change',
    { hasOlderProcess: true, videos: { newest: 1, older: 2, unopened: 0 } },
    file,
    'Next: restart the academy and every worker, and then npm run academy -- secret reseal',
  ],
  ['a process of the first secret', { olderSecrets: 0, hasOlderProcess: true }, file, /^To change it/],
  [
    'videos to seal',
    { videos: { newest: 1, older: 2, unopened: 0 } },
    file,
    'Next: npm run academy -- secret reseal',
  ],
  [
    'webhooks to seal',
    { webhooks: { newest: 0, older: 1, unopened: 0 } },
    file,
    'Next: npm run academy -- secret reseal',
  ],
  [
    'videos that are locked',
    { videos: { newest: 1, older: 2, unopened: 3 } },
    file,
    /^3 videos cannot be played/,
  ],
  [
    'sessions of before',
    { sessions: { newest: 1, older: 2 } },
    file,
    /^Without the older secret 2 sessions would end/,
  ],
  ['nothing left to do', {}, file, /^Nothing needs the older secret any more\. Next: .* secret forget$/],
  ['nothing left to do in the settings', {}, setting, /remove ACADEMY_OLD_SECRETS on every machine$/],
])('tells the next step with %s', (_what, use, place, expected) => {
  const last = statusOf({ ...settled, ...use }, place)
    .split('\n')
    .at(-1);
  expect(last).toMatch(expected);
});
