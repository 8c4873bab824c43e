/**
 * The control: bare Fastify routes in a process of its own, which send the bytes they were given; one of them asks
 * the database what it was told to ask first.
 */
import fastify from 'fastify';
import pg from 'pg';
import type { ControlAnswer } from './control.ts';

let bytes = Buffer.alloc(0);
let statements: readonly pg.QueryConfig[] = [];
let pool: pg.Pool | undefined;
let asked = 0;

const app = fastify();
const type = 'application/json; charset=utf-8';
app.get('/', (_request, reply) => reply.type(type).send(bytes));
app.get('/asking', async (_request, reply) => {
  for (const statement of statements) await pool?.query(statement);
  return reply.type(type).send(bytes);
});

process.on('message', ({ body, ask }: ControlAnswer) => {
  bytes = Buffer.from(body);
  if (ask !== undefined) {
    pool ??= openPool(ask.database);
    // Under a name, so that the server parses and plans each once a connection, as it does for the academy.
    statements = ask.statements.map((statement) => {
      asked += 1;
      return { name: `control_${asked}`, ...statement, values: [...statement.values] };
    });
  }
  process.send?.({ ready: true });
});
process.on('disconnect', () => process.exit(0));

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address });

function openPool(connectionString: string): pg.Pool {
  // A database that is stopped while nobody asks it anything is none of our business.
  return new pg.Pool({ connectionString, max: 10 }).on('error', () => undefined);
}
