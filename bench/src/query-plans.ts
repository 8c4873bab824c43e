import pg from 'pg';

/**
 * Shows how PostgreSQL really ran the academy's own statements: it is asked to explain every
 * statement in its log while the academy works, so nothing is copied and nothing can differ.
 */
export async function recordPlans(databaseUrl: string, work: () => Promise<void>): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await explainEverything(client, true);
    const start = await logLength(client);
    await work();
    await explainEverything(client, false);
    const { rows } = await client.query<{ text: string }>(
      'SELECT pg_read_file(pg_current_logfile(), $1, 50000000) AS text',
      [start],
    );
    return plansIn(rows[0]?.text ?? '');
  } finally {
    await client.end();
  }
}

async function explainEverything(client: pg.Client, on: boolean): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
  };
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`ALTER SYSTEM ${on ? `SET ${name} = '${value}'` : `RESET ${name}`}`);
  }
  await client.query('SELECT pg_reload_conf()');
  // Connections read the settings when they begin; the academy opens new ones by itself.
  await client.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE application_name LIKE 'academy%' AND pid <> pg_backend_pid()`,
  );
}

async function logLength(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ size: string }>('SELECT (pg_stat_file(pg_current_logfile())).size');
  return Number(rows[0]?.size ?? 0);
}

/** Each plan as the nodes that read a table or an index, which is what an index can be told by. */
function plansIn(log: string): string[] {
  return log
    .split(/^(?=\d{4}-\d\d-\d\d )/m)
    .filter((entry) => entry.includes('plan:') && /\b(courses|search_words)\b/.test(entry))
    .map((entry) =>
      entry
        .split('\n')
        .filter((line) => /\b(Seq Scan|Index Scan|Index Only Scan|Bitmap Index Scan)\b/.test(line))
        .map((line) =>
          line
            .trim()
            .replace(/^->\s*/, '')
            .replace(/\s+\(cost=\S+ rows=\d+ width=\d+\)/, ''),
        )
        .join('\n'),
    );
}
