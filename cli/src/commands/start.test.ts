import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { certificates } from '@academy/platform/database/schema/certificates.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AcademyCommand, academyCommand } from '../testing/academy-command.ts';

const waitMs = { timeout: 240_000 };

describe('academy start', () => {
  let test: TestDatabase;
  let folder: string;
  const started: AcademyCommand[] = [];
  beforeAll(async () => {
    test = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'academy-start-'));
    // As root, PostgreSQL runs under another account, which has to get into the folder.
    await chmod(folder, 0o711);
  });
  afterEach(async () => {
    for (const { child, ended } of started.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
  });
  afterAll(async () => {
    await test.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Without the demo, whose films a worker would begin to prepare. */
  function start(env: Record<string, string> = {}): AcademyCommand {
    const academy = academyCommand(['start'], {
      PORT: '0',
      ACADEMY_DEMO: '0',
      ACADEMY_DATA: folder,
      DATABASE_URL: test.connectionString,
      ...env,
    });
    started.push(academy);
    return academy;
  }

  const ready = (academy: AcademyCommand) =>
    academy.line(({ msg }) => msg?.startsWith('Academy is ready at') ?? false);
  const worker = (academy: AcademyCommand, except?: number) =>
    academy.line(({ msg, pid }) => msg === 'The worker is ready' && pid !== except);

  it('serves the demo academy at the address it prints, and ends well when asked to', async () => {
    const demo = await createTestDatabase();
    const academy = start({ ACADEMY_DEMO: '1', DATABASE_URL: demo.connectionString });
    const { address, msg } = await ready(academy);
    expect(msg).toBe(`Academy is ready at ${address}`);
    const courses = await fetch(`${address}/api/courses?limit=8`);
    expect(await courses.json()).toHaveLength(8);
    await academy.line((line) => line.msg === 'The demo academy has its certificates');
    const [one] = await demo.database.db.select({ id: certificates.id }).from(certificates).limit(1);
    const certificate = await fetch(`${address}/api/certificates/${one?.id}`);
    expect(await certificate.json()).toMatchObject({ verification: { outcome: 'good', key: 'current' } });
    academy.child.kill('SIGTERM');
    const { code, stderr } = await academy.ended;
    expect(stderr).toBe('');
    expect(code).toBe(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    await demo.drop();
  });

  it('starts a killed worker and a killed API again, the API at the same address', async () => {
    const academy = start();
    const { address } = await ready(academy);
    const firstWorker = await worker(academy);
    process.kill(firstWorker.pid ?? 0, 'SIGKILL');
    await worker(academy, firstWorker.pid);

    const firstApi = await academy.line(({ name, msg }) => name === 'server' && msg === 'listening');
    process.kill(firstApi.pid ?? 0, 'SIGKILL');
    await academy.line((entry) => entry.msg === 'listening' && entry.pid !== firstApi.pid);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('leaves no process behind when it is killed itself', async () => {
    const academy = start();
    const { address } = await ready(academy);
    const { pid } = await worker(academy);
    academy.child.kill('SIGKILL');
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow(), waitMs);
    await vi.waitFor(() => expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH'), waitMs);
  });

  it('loads no demo academy when it is told not to', async () => {
    const academy = start({ WORKERS: '0' });
    const { address } = await ready(academy);
    expect(await (await fetch(`${address}/api/courses`)).json()).toEqual([]);
    academy.child.kill('SIGINT');
    expect((await academy.ended).code).toBe(0);
  });

  it('says in one sentence that its port is taken, before it makes anything', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const dataDir = path.join(folder, 'never-made');
    expect(await start({ PORT: String(port), DATABASE_URL: '', ACADEMY_DATA: dataDir }).ended).toEqual({
      ...{ code: 1, stdout: '' },
      stderr: `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another PORT.\n`,
    });
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
    await new Promise((resolve) => other.close(resolve));
  });

  it('says in one sentence that the machine has no such address, before it makes anything', async () => {
    const dataDir = path.join(folder, 'never-made');
    // Kept for documentation, so no machine has it.
    expect(await start({ HOST: '192.0.2.1', DATABASE_URL: '', ACADEMY_DATA: dataDir }).ended).toEqual({
      ...{ code: 1, stdout: '' },
      stderr: 'This machine has no address 192.0.2.1. Set HOST to one that it has.\n',
    });
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  });

  it('says in one sentence that the database cannot be reached', async () => {
    const { code, stderr } = await start({ DATABASE_URL: 'postgres://a:pw@127.0.0.1:1/academy' }).ended;
    expect(stderr).toMatch(/^Cannot use the database at 127\.0\.0\.1:1\/academy: .*\n$/);
    expect(code).toBe(1);
  });

  it('says in one sentence that a setting is wrong', async () => {
    const { code, stderr } = await start({ ACADEMY_DEMO: 'perhaps' }).ended;
    expect(stderr).toBe('ACADEMY_DEMO is "perhaps" but must be 0 or 1.\n');
    expect(code).toBe(1);
  });

  it('says in one sentence that the data folder cannot be used', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const { code, stderr } = await start({ ACADEMY_DATA: path.join(file, 'data') }).ended;
    expect(stderr).toMatch(/^The data folder .*a-file\/data cannot be used \(.*\)\. Set ACADEMY_DATA .*\n$/);
    expect(code).toBe(1);
  });

  it('says in one sentence that another academy uses the data folder', async () => {
    const dataDir = path.join(folder, 'embedded');
    const { address = '' } = await ready(start({ DATABASE_URL: '', WORKERS: '0', ACADEMY_DATA: dataDir }));
    // Also when its port is taken by that very academy: with another one it could not start either.
    for (const PORT of ['0', new URL(address).port]) {
      const { code, stderr } = await start({ DATABASE_URL: '', ACADEMY_DATA: dataDir, PORT }).ended;
      expect(stderr).toMatch(/^The data folder .* is in use by another academy.*\n$/);
      expect(code).toBe(1);
    }
  });
});
