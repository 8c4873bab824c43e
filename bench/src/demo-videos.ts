import pg from 'pg';
import type { RunningAcademy } from './running-academy.ts';

/** Takes the demo academy's own videos away, as soon as it has them: a worker would prepare them first. */
export async function dismissDemoVideos(academy: RunningAcademy): Promise<void> {
  const client = new pg.Client({ connectionString: await academy.command('database') });
  await client.connect();
  for (let given = 0; given === 0; ) {
    given = (await client.query('update video_assets set retired_at = now()')).rowCount ?? 0;
  }
  await client.end();
}
