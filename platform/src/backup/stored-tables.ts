import type pg from 'pg';

export interface StoredTable {
  readonly name: string;
  /** Without those that the database computes itself. */
  readonly columns: readonly string[];
}

const findTables = `
  SELECT class.relname AS name, array_agg(column_.attname::text ORDER BY column_.attnum) AS columns
  FROM pg_class class
  JOIN pg_attribute column_ ON column_.attrelid = class.oid
    AND column_.attnum > 0 AND NOT column_.attisdropped AND column_.attgenerated = ''
  WHERE class.relnamespace = 'public'::regnamespace AND class.relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = class.oid AND deptype = 'e')
  GROUP BY 1 ORDER BY 1`;

const findParents = `
  SELECT child.relname AS child, parent.relname AS parent
  FROM pg_constraint
  JOIN pg_class child ON child.oid = conrelid
  JOIN pg_class parent ON parent.oid = confrelid
  WHERE contype = 'f' AND child.relnamespace = 'public'::regnamespace AND conrelid <> confrelid`;

/** The tables of the academy, each after those that its rows refer to. The job queue has a schema of its own. */
export async function listStoredTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const tables = await client.query<{ name: string; columns: string[] }>(findTables);
  const parents = await client.query<{ child: string; parent: string }>(findParents);
  return parentsFirst(tables.rows, (name) =>
    parents.rows.filter(({ child }) => child === name).map(({ parent }) => parent),
  );
}

export function parentsFirst<Table extends { readonly name: string }>(
  tables: readonly Table[],
  parentsOf: (name: string) => readonly string[],
): Table[] {
  const sorted: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      ({ name }) =>
        ![...waiting].some((other) => other.name !== name && parentsOf(name).includes(other.name)),
    );
    if (free.length === 0) {
      const names = [...waiting].map(({ name }) => name).join(', ');
      throw new Error(`These tables refer to each other in a circle: ${names}.`);
    }
    for (const table of free) {
      sorted.push(table);
      waiting.delete(table);
    }
  }
  return sorted;
}
