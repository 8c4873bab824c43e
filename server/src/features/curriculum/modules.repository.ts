import type { Queryable } from '@academy/platform/database/connect.ts';
import { modules } from '@academy/platform/database/schema/curriculum.ts';
import { and, eq, type InferInsertModel, sql } from 'drizzle-orm';

/** With its id as the database writes it: a path may name it in capital letters. */
export async function findModule(tx: Queryable, courseId: string, moduleId: string) {
  const [found] = await tx
    .select({ id: modules.id, title: modules.title, revision: modules.revision })
    .from(modules)
    .where(and(eq(modules.id, moduleId), eq(modules.courseId, courseId)));
  return found;
}

export async function insertModule(tx: Queryable, values: InferInsertModel<typeof modules>): Promise<void> {
  await tx.insert(modules).values(values);
}

export async function renameModule(tx: Queryable, moduleId: string, title: string): Promise<number> {
  const [renamed] = await tx
    .update(modules)
    .set({ title, revision: sql`${modules.revision} + 1` })
    .where(eq(modules.id, moduleId))
    .returning({ revision: modules.revision });
  if (renamed === undefined) throw new Error('A module of a locked course has gone.');
  return renamed.revision;
}

export async function deleteModule(tx: Queryable, moduleId: string): Promise<void> {
  await tx.delete(modules).where(eq(modules.id, moduleId));
}
