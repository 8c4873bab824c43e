import type pg from 'pg';
import { type RunningAcademy, withDatabase } from './running-academy.ts';

/** Takes the demo academy's own videos away as soon as it has them, because a worker would prepare them first. */
export async function dismissDemoVideos(academy: RunningAcademy): Promise<void> {
  await untilFound(academy, 'update video_assets set retired_at = now()');
}

/** The version of a video that the academy knows: it sends no segments of others. */
export async function findDemoVideo(academy: RunningAcademy): Promise<string> {
  const [row] = await untilFound<{ id: string }>(academy, 'select id from video_assets limit 1');
  if (row === undefined) throw new Error('The demo academy has no video.');
  return row.id;
}

/** The demo's videos are added while the academy is running already. */
function untilFound<Row extends pg.QueryResultRow>(academy: RunningAcademy, sql: string): Promise<Row[]> {
  return withDatabase(academy, async (pool) => {
    for (;;) {
      const { rowCount, rows } = await pool.query<Row>(sql);
      if (rowCount) return rows;
    }
  });
}
