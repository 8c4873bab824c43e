import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { checkCaptions } from './check-captions.ts';

const key = 'sk-a-secret-key';

async function withService<T>(status: number, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    response.statusCode = request.headers.authorization === `Bearer ${key}` ? status : 401;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

const check = (url: string, given: string | null = key) =>
  checkCaptions({ transcribe: { isOn: true, service: { url, key: given, model: 'whisper-1' } } });

it.each([200, 404])('takes a service for reachable that answers %i', async (status) => {
  expect(await withService(status, (url) => check(url))).toMatchObject([{ state: 'good' }]);
});

it('tells when the service does not take the key, and never the key', async () => {
  const findings = await withService(403, (url) => check(url));
  expect(findings).toMatchObject([{ state: 'problem', advice: 'Check TRANSCRIBE_KEY.' }]);
  expect(JSON.stringify(findings)).not.toContain(key);
});

it('tells when nothing answers', async () => {
  const gone = await withService(200, async (url) => url);
  expect(await check(gone, null)).toMatchObject([
    { state: 'warning', text: expect.stringContaining('ECONNREFUSED') },
  ]);
});

it('has nothing to say without a service, and one word where captions are off', async () => {
  expect(await checkCaptions({ transcribe: { isOn: true, service: null } })).toEqual([]);
  expect(await checkCaptions({ transcribe: { isOn: false, service: null } })).toMatchObject([
    { state: 'good' },
  ]);
});
