import pg from 'pg';

export async function query(
  server: { readonly connectionString: string },
  statement: string,
): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.connectionString, connectionTimeoutMillis: 2_000 });
  // A server that is killed in the middle is reported by the query; the event alone would fail the test run.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
