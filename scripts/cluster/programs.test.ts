import { expect, it } from 'vitest';
import { missingPrograms, sentenceAbout } from './programs.ts';

it('what the cluster test needs and a machine does not have is named in one line, with how to get it', () => {
  const missing = missingPrograms([import.meta.dirname]);
  expect(missing).toContain('pgbouncer');
  expect(missing).toContain('radosgw');
  expect(sentenceAbout(['radosgw', 'radosgw-admin', 'nginx'])).toBe(
    'The cluster test needs radosgw, radosgw-admin, nginx: apt-get install radosgw nginx-light, or as root npm run test:cluster -- --install',
  );
});
