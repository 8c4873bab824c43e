import { afterEach, expect, it, vi } from 'vitest';
import { localDevelopmentFlag } from '@/features/auth/local-development.ts';
import { createAppSession } from './app-session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser on a developer's machine, without a server that knows its user. */
async function sessionWith(flag: string | null) {
  const asked = vi.fn(() => Promise.reject(new Error('There is no server.')));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', {
    location: { protocol: 'http:' },
    localStorage: { getItem: (key: string) => (key === localDevelopmentFlag ? flag : null) },
  });
  const session = createAppSession({ onNewUser: () => undefined });
  await session.check();
  return { user: session.state().user, asked };
}

it.each(['student', 'creator', 'admin'])(
  'counts the local-development flag %s as signed in',
  async (role) => {
    const { user, asked } = await sessionWith(role);
    expect(user).toMatchObject({ name: 'Local Developer', role });
    expect(asked).not.toHaveBeenCalled();
  },
);

it.each([null, '', 'emperor'])('signs in no user for the flag %j', async (flag) => {
  const { user } = await sessionWith(flag);
  expect(user).toBeNull();
});
