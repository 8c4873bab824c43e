/** Each makes what it needs above it, so that a test names only what it is about. */
import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { newId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import type { InferInsertModel } from 'drizzle-orm';

export async function insertUser({ db }: Database, values: Partial<InferInsertModel<typeof users>> = {}) {
  const id = newId();
  await db.insert(users).values({ id, name: 'Anika', username: id, email: `${id}@example.com`, ...values });
  return values.id ?? id;
}

export async function insertCourse(
  database: Database,
  values: Partial<InferInsertModel<typeof courses>> = {},
) {
  const id = values.id ?? newId();
  await database.db.insert(courses).values({
    id,
    authorId: values.authorId ?? (await insertUser(database)),
    title: 'A course',
    description: 'About something worth knowing',
    category: 'Programming',
    instructor: 'Anika Rahman',
    status: 'published',
    publishedAt: new Date(),
    ...values,
  });
  await recordEvent(database.db, { name: 'course_created', courseId: id });
  return id;
}

/** Modules by title, each with the titles of its lessons; gives the lessons in order. */
export async function insertCurriculum(
  { db }: Database,
  courseId: string,
  outline: Record<string, string[]>,
): Promise<{ id: string; moduleId: string }[]> {
  const inserted: { id: string; moduleId: string }[] = [];
  for (const [index, [title, lessonTitles]] of Object.entries(outline).entries()) {
    const moduleId = newId();
    await db.insert(modules).values({ id: moduleId, courseId, title, position: index + 1 });
    const rows = lessonTitles.map((lessonTitle, place) => ({
      id: newId(),
      courseId,
      moduleId,
      title: lessonTitle,
      content: `Secret content of ${lessonTitle}`,
      videoUrl: 'https://example.com/secret.mp4',
      position: place + 1,
    }));
    if (rows.length > 0) await db.insert(lessons).values(rows);
    inserted.push(...rows.map(({ id }) => ({ id, moduleId })));
  }
  await recordEvent(db, { name: 'curriculum_edited', courseId });
  return inserted;
}
