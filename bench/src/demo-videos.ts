import pg from 'pg';
import type { RunningAcademy } from './running-academy.ts';

/** Takes the demo academy's own videos away, as soon as it has them: a worker would prepare them first. */
export async function dismissDemoVideos(academy: RunningAcademy): Promise<void> {
  await untilFound(academy, 'update video_assets set retired_at = now()');
}

/** A version of a video that the academy knows: segments of any other are not sent. */
export async function findDemoVideo(academy: RunningAcademy): Promise<string> {
  const [row] = await untilFound<{ id: string }>(academy, 'select id from video_assets limit 1');
  if (row === undefined) throw new Error('The demo academy has no video.');
  return row.id;
}

/** The demo's videos are added while the academy runs already. */
async function untilFound<Row extends object>(academy: RunningAcademy, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await academy.command('database') });
  await client.connect();
  try {
    for (;;) {
      const { rowCount, rows } = await client.query<Row>(statement);
      if (rowCount) return rows;
    }
  } finally {
    await client.end();
  }
}
