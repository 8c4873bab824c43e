/** A PostgreSQL on loopback, the embedded one of an academy that is started for this alone, with an empty database in it. */
import { Client } from 'pg';
import { StartedAcademy } from '../faults/started-academy.ts';
import { academyCommand, newFolder } from '../start-academy.ts';

export interface EmptyDatabase {
  readonly address: string;
  remove(): Promise<void>;
}

export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const folder = newFolder();
  const academy = await StartedAcademy.start(folder, { WORKERS: '0' });
  const address = new URL(await academyCommand(academy.dataDir, 'database'));
  const client = new Client({ connectionString: address.href });
  await client.connect();
  await client.query(`CREATE DATABASE image ENCODING 'UTF8' TEMPLATE template0`);
  await client.end();
  address.pathname = '/image';
  return { address: address.href, remove: () => academy.remove(folder) };
}
