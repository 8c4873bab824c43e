import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import type { Cluster } from '../cluster.ts';
import { brokenStatements } from '../old-statements.ts';

interface Recording {
  /** The commit whose processes said them. */
  readonly release: string;
  readonly statements: readonly string[];
}

const file = path.resolve(import.meta.dirname, '../previous-release.json');

export function tellOldStatements(cluster: Cluster): void {
  async function broken(changed: readonly string[] = []): Promise<string[]> {
    const { statements }: Recording = JSON.parse(readFileSync(file, 'utf8'));
    expect(statements.length).toBeGreaterThan(100);
    const client = new Client({ connectionString: cluster.ground.settings['DATABASE_DIRECT_URL'] });
    await client.connect();
    try {
      return await brokenStatements(client, statements, changed);
    } finally {
      await client.end();
    }
  }

  it('has a schema on which every statement of the previous release works', async () => {
    expect(await broken()).toEqual([]);
  });

  it('would notice a column that was renamed, and one that old nodes do not fill', async () => {
    const renamed = await broken(['ALTER TABLE lessons RENAME COLUMN duration TO length']);
    expect(renamed).toContainEqual(expect.stringContaining('column "duration" of relation "lessons"'));
    const added = 'ALTER TABLE lessons ADD COLUMN kind text NOT NULL DEFAULT 0';
    expect(await broken([added])).toEqual([]);
    const needed = await broken([added, 'ALTER TABLE lessons ALTER COLUMN kind DROP DEFAULT']);
    expect(needed).toContainEqual(expect.stringContaining('"lessons" needs kind: insert into "lessons"'));
  });
}
