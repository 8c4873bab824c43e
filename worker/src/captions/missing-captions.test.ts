import type { TranscriptionReason } from '@academy/contract/captions/caption.ts';
import { transcriptions } from '@academy/platform/database/schema/captions.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { requestMissingCaptions } from './missing-captions.ts';

const alone = { isOn: true, service: null };
const withService = { isOn: true, service: { url: 'http://127.0.0.1:1', key: null, model: 'whisper-1' } };

describe('captions that are missing', () => {
  let videos: TestVideos;
  beforeEach(async () => {
    videos = await createTestVideos();
  });
  afterEach(() => videos.close());

  async function addFilm(version: Partial<typeof videoAssets.$inferInsert> = {}): Promise<string> {
    const id = newId();
    const lessonId = await videos.insertLesson();
    const { authorId: createdBy } = videos;
    await videos.db
      .insert(videoAssets)
      .values({ id, lessonId, createdBy, version: 1, state: 'ready', ...version });
    return id;
  }
  async function skipped(reason: TranscriptionReason, language: string | null = 'bn'): Promise<string> {
    const assetId = await addFilm();
    await videos.db.insert(transcriptions).values({ assetId, state: 'skipped', reason, language });
    return assetId;
  }
  const request = (settings: Parameters<typeof requestMissingCaptions>[2] = alone, hours = 0) =>
    requestMissingCaptions(
      videos.test.database,
      videos.jobs,
      settings,
      new Date(Date.now() + hours * 3_600_000),
    );
  const stateOf = async (id: string) =>
    (await videos.db.select().from(transcriptions).where(eq(transcriptions.assetId, id)))[0]?.state;

  it('requests captions once for films that never had any', async () => {
    const film = await addFilm();
    await addFilm({ state: 'preparing' });
    await addFilm({ retiredAt: new Date() });
    expect(await Promise.all([request(), request()])).toContain(1);
    expect(await request(alone, 2)).toBe(0);
    expect(await stateOf(film)).toBe('waiting');
    const { rows } = await videos.db.execute<{ asset: string; priority: number }>(
      sql`select data->>'assetId' as asset, priority from pgboss.job where name = 'captions.make'`,
    );
    // Behind everything that is new.
    expect(rows).toMatchObject([{ asset: film }]);
    expect(rows[0]?.priority).toBeLessThan(-1_000_000);
  });

  it('comes after a change of the settings for what these had skipped, and for nothing else', async () => {
    const off = await skipped('turned_off');
    const other = await skipped('language_not_supported');
    const [unnamed, silent, corrected] = [
      await skipped('language_not_supported', null),
      await skipped('no_sound'),
      await skipped('already_corrected'),
    ];
    expect(await request({ isOn: false, service: null })).toBe(0);
    expect(await request(alone)).toBe(1);
    expect(await stateOf(off)).toBe('waiting');
    expect(await request(withService)).toBe(1);
    expect(await stateOf(other)).toBe('waiting');
    for (const id of [unnamed, silent, corrected]) expect(await stateOf(id)).toBe('skipped');
  });

  it('asks a service again that was away an hour ago, and revives what was forgotten', async () => {
    const [away, refused, forgotten] = [await addFilm(), await addFilm(), await addFilm()];
    await videos.db.insert(transcriptions).values([
      { assetId: away, state: 'failed', reason: 'service_unreachable' },
      { assetId: refused, state: 'failed', reason: 'service_refused' },
      { assetId: forgotten, state: 'working' },
    ]);
    expect(await request(withService)).toBe(0);
    expect(await request(withService, 2)).toBe(2);
    expect(await stateOf(refused)).toBe('failed');
  });

  it('comes a hundred films at a time', async () => {
    const lessonId = await videos.insertLesson();
    await videos.db.insert(videoAssets).values(
      Array.from({ length: 101 }, (_, index) => ({
        id: newId(),
        lessonId,
        version: index + 1,
        state: 'ready' as const,
      })),
    );
    expect([await request(), await request()]).toEqual([100, 1]);
  });
});
