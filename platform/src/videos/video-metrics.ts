import type { Database } from '../database/connect.ts';

export interface VideoCounts {
  /** Without versions that were replaced or removed. */
  readonly byState: Readonly<Record<string, number>>;
  readonly uploads: number;
  /** Of those uploads, as they were announced. */
  readonly uploadBytes: number;
}

export async function countVideos(pool: Database['pool']): Promise<VideoCounts> {
  const states = await pool.query<{ state: string; count: number }>(`
    SELECT state::text AS state, count(*)::int AS count FROM video_assets
    WHERE retired_at IS NULL AND lesson_id IS NOT NULL GROUP BY 1 ORDER BY 1`);
  const uploads = await pool.query<{ count: number; bytes: number }>(
    'SELECT count(*)::int AS count, coalesce(sum(bytes), 0)::float8 AS bytes FROM uploads',
  );
  return {
    byState: Object.fromEntries(states.rows.map(({ state, count }) => [state, count])),
    uploads: uploads.rows[0]?.count ?? 0,
    uploadBytes: uploads.rows[0]?.bytes ?? 0,
  };
}
