import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@academy/platform/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyCommand, academyCommand } from '../testing/academy-command.ts';
import { checkAddress } from './check-address.ts';
import type { Finding } from './finding.ts';

const here = { host: '127.0.0.1', mediaOrigin: null };

describe('what the doctor says of an address on this machine', () => {
  let program: Server;
  let answer = '';
  let publicUrl: string;
  beforeAll(async () => {
    program = createServer((_request, response) => response.end(answer));
    await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
    publicUrl = `http://127.0.0.1:${(program.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => program.close(resolve)));

  it('promises nothing of it while the academy rests', async () => {
    expect(await checkAddress({ ...here, publicUrl }, false)).toEqual({
      ...{ subject: 'address', state: 'good' },
      text: `${publicUrl} as the settings have it, for this machine alone`,
    });
  });

  it('calls it good when an academy answers there', async () => {
    answer = '{"status":"alive"}';
    expect(await checkAddress({ ...here, publicUrl }, true)).toEqual({
      ...{ subject: 'address', state: 'good' },
      text: `an academy answers at ${publicUrl}, for this machine alone`,
    });
  });

  it('warns when another program answers there, or nothing', async () => {
    answer = 'Hello';
    expect(await checkAddress({ ...here, publicUrl }, true)).toMatchObject({
      state: 'warning',
      text: `the academy is running, but not at ${publicUrl}: it answers 200 to /healthz`,
    });
    const nobody = `http://127.0.0.1:${await freePort()}`;
    expect(await checkAddress({ ...here, publicUrl: nobody }, true)).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(/^the academy is running, but not at .*ECONNREFUSED/),
      advice: expect.stringContaining('PORT'),
    });
  });
});

describe('academy doctor, beside an academy that runs on the same data folder', () => {
  let folder: string;
  let academy: AcademyCommand;
  let port: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-doctor-address-'));
    // As root, PostgreSQL runs under another account, which has to get into the folder.
    await chmod(folder, 0o711);
    port = String(await freePort());
    const settings = { ACADEMY_DATA: folder, ACADEMY_DEMO: '0', WORKERS: '0', PORT: port };
    academy = academyCommand(['start'], settings);
    await academy.line(({ msg }) => msg?.startsWith('Academy is ready at') ?? false);
  });
  afterAll(async () => {
    academy.child.kill('SIGTERM');
    await academy.ended;
    await rm(folder, { recursive: true, force: true });
  });

  async function statesAt(PORT: string) {
    const { stdout } = await academyCommand(['doctor', '--json'], {
      ...{ ACADEMY_DATA: folder, WORKERS: '0', PORT },
    }).ended;
    const { findings }: { findings: Finding[] } = JSON.parse(stdout);
    return Object.fromEntries(findings.map(({ subject, state }) => [subject, state]));
  }

  it('knows that it runs, and calls good only the port at which it answers', async () => {
    expect(await statesAt(port)).toMatchObject({ address: 'good', workers: 'warning' });
    const another = String(await freePort());
    expect(await statesAt(another)).toMatchObject({ address: 'warning', workers: 'warning' });
  });
});
