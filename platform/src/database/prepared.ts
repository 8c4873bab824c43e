/*
 * Prepared statements for repositories, whose functions take a database or a transaction first. The text of a statement
 * is built once, and PostgreSQL plans it once for each connection, by its name.
 */
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from './connect.ts';

type Values = Record<string, unknown>;

/** A statement of the query builder, which is to end with `.prepare(name)`. It is built once for each database. */
export function prepared<Statement extends { execute(values: Values): Promise<unknown> }>(
  build: (db: Queryable) => Statement,
): (db: Queryable, values: Values) => ReturnType<Statement['execute']> {
  const built = new WeakMap<Queryable, Statement>();
  return (db, values) => {
    let statement = built.get(db);
    if (statement === undefined) {
      statement = build(db);
      built.set(db, statement);
    }
    return statement.execute(values) as ReturnType<Statement['execute']>;
  };
}

const dialect = new PgDialect();

/** A statement in SQL, with `sql.placeholder(name)` for each value. It gives rows as they come: times are text. */
export function preparedSql<Row extends object>(
  name: string,
  statement: SQL,
): (db: Queryable, values: Values) => Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  return async (db, values) => {
    const { rows } = await db._.session
      .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
        query,
        undefined,
        name,
        false,
      )
      .execute(values);
    return rows;
  };
}
