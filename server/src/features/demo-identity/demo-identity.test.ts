import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

describe('the built-in provider behind a web server with a certificate', () => {
  const publicUrl = 'https://academy.example.org';
  let academy: TestAcademy;
  beforeAll(async () => {
    academy = await createTestAcademy({ config: { publicUrl, demoSignIn: true } });
  });
  afterAll(() => academy.close());

  it('names the addresses that people reach it at, whatever a request claims', async () => {
    const { body } = await academy.app
      .inject({
        url: '/demo-identity/.well-known/openid-configuration',
        headers: { host: '127.0.0.1:3000', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' },
      })
      .then((answer) => ({ body: answer.json<Record<string, unknown>>() }));
    const addresses = Object.entries(body).filter(([name]) => /(_endpoint|_uri|^issuer)$/.test(name));
    expect(addresses.length).toBeGreaterThan(3);
    for (const [, address] of addresses) expect(address).toMatch(`${publicUrl}/demo-identity`);
  });
});
