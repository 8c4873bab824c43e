/** The control: bare Fastify routes that send the bytes they were given, one of them after making the statements given. */
import fastify from 'fastify';
import pg from 'pg';
import type { ControlAnswer } from './control.ts';
import { serveParent } from './forked-server.ts';

let bytes = Buffer.alloc(0);
let headers: ControlAnswer['headers'] = {};
let statements: readonly pg.QueryConfig[] = [];
let pool: pg.Pool | undefined;
let names = 0;

const app = fastify();
app.get('/', (_request, reply) => reply.headers(headers).send(bytes));
app.get('/asking', async (_request, reply) => {
  for (const statement of statements) await pool?.query(statement);
  return reply.headers(headers).send(bytes);
});

process.on('message', (answer: ControlAnswer) => {
  const { ask } = answer;
  bytes = Buffer.from(answer.body);
  headers = answer.headers;
  if (ask !== undefined) {
    pool ??= openPool(ask.database);
    // Under a name, so that the server parses and plans each once a connection, as it does for the academy.
    statements = ask.statements.map((statement) => {
      names += 1;
      return { name: `control_${names}`, ...statement, values: [...statement.values] };
    });
  }
  process.send?.({ ready: true });
});
await app.listen({ port: 0, host: '127.0.0.1' });
await serveParent(app.server);

function openPool(connectionString: string): pg.Pool {
  // The database may be stopped while no statement runs.
  return new pg.Pool({ connectionString, max: 10 }).on('error', () => undefined);
}
