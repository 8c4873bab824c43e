import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { and, eq, notExists } from 'drizzle-orm';
import { stableId } from '../stable-id.ts';

const COURSES_A_TRANSACTION = 1_000;
const COURSES_A_REPORT = 10_000;
const curriculum: readonly { title: string; lessons: readonly string[] }[] = [
  { title: 'Getting started', lessons: ['What this is about', 'Setting up', 'A first result'] },
  { title: 'Going further', lessons: ['A real example', 'When it goes wrong', 'Where to go from here'] },
];

/** Gives every course of the author that has none a small curriculum. */
export async function addLargeCurricula(
  { db }: Database,
  authorId: string,
  onProgress: (sentence: string) => void,
): Promise<void> {
  const hasModules = db.select().from(modules).where(eq(modules.courseId, courses.id));
  const bare = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.authorId, authorId), notExists(hasModules)));
  for (let done = 0; done < bare.length; ) {
    const batch = bare.slice(done, done + COURSES_A_TRANSACTION);
    const moduleRows = batch.flatMap(({ id }) => moduleRowsOf(id));
    await db.transaction(async (tx) => {
      await tx.insert(modules).values(moduleRows);
      await tx.insert(lessons).values(moduleRows.flatMap(lessonRowsOf));
    });
    done += batch.length;
    if (done % COURSES_A_REPORT === 0 || done === bare.length) {
      onProgress(`${done} of ${bare.length} curricula made`);
    }
  }
}

type ModuleRow = typeof modules.$inferInsert;

function moduleRowsOf(courseId: string): ModuleRow[] {
  return curriculum.map(({ title }, index) => ({
    id: stableId('large module', courseId, index),
    courseId,
    title,
    position: index + 1,
  }));
}

function lessonRowsOf(module: ModuleRow): (typeof lessons.$inferInsert)[] {
  const { lessons: titles = [] } = curriculum[module.position - 1] ?? {};
  return titles.map((title, index) => ({
    id: stableId('large lesson', module.id, index),
    courseId: module.courseId,
    moduleId: module.id,
    title,
    content: `${title}: a lesson of the large catalogue, here to be counted and not to be read.`,
    position: index + 1,
  }));
}
