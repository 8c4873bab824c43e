import type { Transcription } from '@academy/contract/captions/caption.ts';
import type { Database } from '../database/connect.ts';

/** How many films have captions made, or are waiting for them, without versions that were replaced or removed. */
export async function countTranscriptions(
  pool: Database['pool'],
): Promise<Readonly<Partial<Record<Transcription['state'], number>>>> {
  const { rows } = await pool.query<{ state: string; count: number }>(`
    SELECT transcriptions.state, count(*)::int AS count FROM transcriptions
    JOIN video_assets ON video_assets.id = transcriptions.asset_id
    WHERE retired_at IS NULL AND lesson_id IS NOT NULL GROUP BY 1`);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
