/** What the search costs those who write: cues appended as a job does it, beside a table that nobody searches. */
import type pg from 'pg';
import { type BenchRow, medianBy } from '../bench-row.ts';
import { cueText } from './spoken-words.ts';

const cuesAtOnce = 20;
const batches = 50;
const rounds = 3;

const insertInto = (table: string) =>
  `INSERT INTO ${table} (id, track_id, start_ms, end_ms, text)
   SELECT gen_random_uuid(), $1, $2::int + place * 2000, $2::int + place * 2000 + 1900, text
   FROM unnest($3::text[]) WITH ORDINALITY AS said (text, place) ORDER BY place`;

export async function benchAppending(pool: pg.Pool): Promise<BenchRow> {
  await pool.query(
    `CREATE TABLE bench_cues (LIKE caption_cues INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
     ALTER TABLE bench_cues ADD PRIMARY KEY (id), ADD FOREIGN KEY (track_id) REFERENCES caption_tracks ON DELETE CASCADE;
     CREATE INDEX ON bench_cues (track_id, start_ms)`,
  );
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM caption_tracks ORDER BY md5(id::text) LIMIT $1',
    [rounds],
  );
  const [ours, control]: number[][] = [[], []];
  for (const { id } of rows) {
    control?.push(await cuesPerSecond(pool, insertInto('bench_cues'), id));
    ours?.push(await cuesPerSecond(pool, insertInto('caption_cues'), id));
  }
  const median = (runs: number[] = []) => medianBy(runs, (run) => run);
  return {
    name: 'cues appended',
    unit: 'writes/s',
    ours: median(ours),
    control: median(control),
    controlName: 'the same rows in a table without search',
    target: null,
  };
}

async function cuesPerSecond(pool: pg.Pool, text: string, trackId: string): Promise<number> {
  const started = performance.now();
  for (let batch = 0; batch < batches; batch += 1) {
    const first = batch * cuesAtOnce;
    const texts = Array.from({ length: cuesAtOnce }, (_, place) => cueText(2_000_000 + first + place));
    await pool.query({ name: text.slice(12, 24), text, values: [trackId, 1_000_000 + first * 2000, texts] });
  }
  return (batches * cuesAtOnce * 1000) / (performance.now() - started);
}
