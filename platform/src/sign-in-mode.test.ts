import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { signInModeOf, whyNobodyCanSignIn } from './sign-in-mode.ts';

const modeWith = (env: Record<string, string>) => signInModeOf(loadConfig(env));

describe('the sign-in without passwords', () => {
  it.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.2:3000' },
    { API_ORIGIN: 'http://localhost:3000', WEB_ORIGIN: 'http://127.0.0.1:5173' },
  ])('runs with %j, which only this machine reaches', (env) => {
    expect(modeWith(env)).toBe('demo');
  });

  it.each<[Record<string, string>, string]>([
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    [{ HOST: '::' }, 'HOST is ::'],
    [{ HOST: '192.0.2.7' }, 'HOST is 192.0.2.7'],
    [{ HOST: 'academy.internal' }, 'HOST is academy.internal'],
    [{ PUBLIC_URL: 'https://academy.example' }, 'PUBLIC_URL is https://academy.example'],
    [{ API_ORIGIN: 'https://api.example' }, 'API_ORIGIN is https://api.example'],
    [{ WEB_ORIGIN: 'https://www.example' }, 'WEB_ORIGIN is https://www.example'],
    [{ PUBLIC_URL: 'http://localhost.example' }, 'PUBLIC_URL is http://localhost.example'],
  ])('does not run with %j, unless it is asked for', (env, reason) => {
    expect(modeWith(env)).toBe('none');
    expect(whyNobodyCanSignIn(loadConfig(env))).toContain(reason);
    expect(modeWith({ ...env, ACADEMY_DEMO_SIGN_IN: '1' })).toBe('demo');
  });

  it('gives way to a provider', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(modeWith(google)).toBe('provider');
    expect(modeWith({ ...google, ACADEMY_DEMO_SIGN_IN: '1' })).toBe('provider');
  });
});
