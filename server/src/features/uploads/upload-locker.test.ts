import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { UploadLocker, type UploadLockerOptions } from './upload-locker.ts';

let database: TestDatabase;
const opened: UploadLocker[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((locker) => locker.close()));
});
afterAll(() => database.drop());

/** As another process of the API has it. */
function openLocker(times: Partial<UploadLockerOptions> = {}): UploadLocker {
  const { directUrl } = database;
  const locker = new UploadLocker({ directUrl, yieldAfterMs: 100, waitMs: 20_000, ...times });
  opened.push(locker);
  return locker;
}

/** Holds the lock until it is asked to end, as a request does. */
async function write(locker: UploadLocker, id: string) {
  const lock = locker.newLock(id);
  const asked = vi.fn(() => void lock.unlock());
  await lock.lock(new AbortController().signal, asked);
  return { asked, unlock: () => lock.unlock() };
}

const never = new AbortController().signal;

describe.each([
  ['of the same process', (locker: UploadLocker) => locker],
  ['of another process', () => openLocker({ waitMs: 4_000 })],
])('a second writer %s', (_name, beside) => {
  it('is refused while bytes of the first keep coming', async () => {
    const locker = openLocker({ yieldAfterMs: 3_000, waitMs: 4_000 });
    const first = await write(locker, 'a');
    const bytes = setInterval(() => locker.heard('a'), 10);
    const second = beside(locker);
    await expect(write(second, 'a')).rejects.toMatchObject({ code: 'upload_locked' });
    clearInterval(bytes);
    expect(first.asked).not.toHaveBeenCalled();
  });

  it('goes on once the first has fallen silent', async () => {
    const locker = openLocker();
    const first = await write(locker, 'a');
    await write(beside(locker), 'a');
    expect(first.asked).toHaveBeenCalled();
  });

  it('goes on at once when the first has ended', async () => {
    const locker = openLocker({ yieldAfterMs: 60_000 });
    const first = await write(locker, 'a');
    const second = write(beside(locker), 'a');
    await first.unlock();
    await second;
    expect(first.asked).not.toHaveBeenCalled();
  });

  it('of another upload has nothing to wait for', async () => {
    const locker = openLocker({ yieldAfterMs: 60_000 });
    const first = await write(locker, 'a');
    await write(beside(locker), 'b');
    expect(first.asked).not.toHaveBeenCalled();
  });
});

describe('a writer', () => {
  it('that stays silent is cut off, also when no other writer wants the upload', async () => {
    const { asked } = await write(openLocker({ cutAfterMs: 50 }), 'a');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 10_000 });
  });

  it('that has gone before it had the lock waits no longer', async () => {
    const locker = openLocker({ yieldAfterMs: 60_000, waitMs: 60_000 });
    await write(locker, 'a');
    const gone = new AbortController();
    const second = locker.newLock('a').lock(gone.signal, () => undefined);
    gone.abort();
    await expect(second).rejects.toMatchObject({ code: 'upload_locked' });
  });

  it('is asked to end when the connection is lost that its lock lives in, and another can begin', async () => {
    const locker = openLocker();
    const { asked } = await write(locker, 'a');
    await database.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'academy uploads' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 10_000 });
    await write(locker, 'a');
  });

  it('leaves no lock behind when its process ends', async () => {
    const locker = openLocker({ yieldAfterMs: 60_000 });
    await write(locker, 'a');
    await locker.close();
    opened.splice(0);
    await expect(
      openLocker()
        .newLock('a')
        .lock(never, () => undefined),
    ).resolves.toBeUndefined();
  });
});
