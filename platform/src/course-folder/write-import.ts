import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { certificateRules } from '../database/schema/certificates.ts';
import { folderIds } from '../database/schema/course-folders.ts';
import { courses } from '../database/schema/courses.ts';
import { lessons, modules } from '../database/schema/curriculum.ts';
import { users } from '../database/schema/users.ts';
import { recordEvent } from '../outbox/outbox.ts';
import { removeWithoutLesson } from '../videos/removed-videos.ts';
import { detailsOf } from './plan-details.ts';
import type { ImportPlan } from './plan-import.ts';
import { writeLesson } from './write-lesson.ts';
import type { PutFiles, WriteOptions, WriteParts } from './write-parts.ts';

/** All rows of an import. The course is locked, and as the plan has it. */
export async function writeImport(parts: WriteParts, plan: ImportPlan, options: WriteOptions): Promise<void> {
  const { tx, jobs, courseId } = parts;
  await writeCourse(parts, plan, options);
  await removeLessons(parts, plan);
  for (const [index, { id, stored, module }] of plan.modules.entries()) {
    const [title, position] = [module.title, index + 1];
    if (stored === null) await tx.insert(modules).values({ id, courseId, title, position });
    else await editModule(tx, id, { title, position });
  }
  for (const module of plan.modules) {
    for (const [index, lesson] of module.lessons.entries()) {
      await writeLesson(parts, lesson, { ...options, moduleId: module.id, position: index + 1 });
    }
  }
  // Now that their lessons have moved or are gone.
  const gone = plan.removedModules.map(({ id }) => id);
  if (gone.length > 0) await tx.delete(modules).where(inArray(modules.id, gone));
  if (plan.removedLessons.length > 0) await removeWithoutLesson(tx, jobs);
  await writeFolderIds(parts, plan, options.put);
  await recordEvent(tx, { name: plan.stored === null ? 'course_created' : 'course_edited', courseId });
  await recordEvent(tx, { name: 'curriculum_edited', courseId });
}

async function writeCourse(
  { tx, courseId }: WriteParts,
  plan: ImportPlan,
  { authorId, put }: WriteOptions,
): Promise<void> {
  const { stored, folder } = plan;
  const { words: wordList, passMark, instructor: given, ...details } = detailsOf(folder);
  const [author] = await tx
    .select({ name: users.name, displayName: users.displayName, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, stored?.authorId ?? authorId));
  if (author === undefined) throw new Error('There is no such author.');
  const instructor = given ?? author.displayName ?? author.name;
  const isAuthor = instructor === author.name || instructor === author.displayName;
  const values = {
    ...details,
    wordList,
    instructor,
    instructorAvatar: isAuthor ? author.avatar : null,
    ...(plan.details.isCoverChanged ? { thumbnailUrl: put.cover ?? folder.cover } : {}),
    lastUpdatedAt: sql`now()`,
  };
  if (stored === null) {
    await tx.insert(courses).values({ id: courseId, authorId, ...values });
    await tx
      .update(users)
      .set({ role: 'creator' })
      .where(and(eq(users.id, authorId), eq(users.role, 'student')));
  } else {
    // What is open in somebody's editor is based on what was there before.
    const revisions = {
      revision: sql`${courses.revision} + 1`,
      listsRevision: sql`${courses.listsRevision} + 1`,
      wordListRevision: sql`${courses.wordListRevision} + 1`,
    };
    await tx
      .update(courses)
      .set({ ...values, ...revisions })
      .where(eq(courses.id, courseId));
  }
  await tx.delete(certificateRules).where(eq(certificateRules.courseId, courseId));
  if (passMark !== null) await tx.insert(certificateRules).values({ courseId, passMark });
}

/** Those who watched one of them last go on with the lesson before it, as when a lesson is deleted by hand. */
async function removeLessons({ tx }: WriteParts, { removedLessons }: ImportPlan): Promise<void> {
  if (removedLessons.length === 0) return;
  const ids = removedLessons.map(({ id }) => id);
  const gone = sql`any(${sql.param(ids)}::uuid[])`;
  await tx.execute(sql`
    update enrollments set last_watched_lesson_id = (
      select lesson_id from lesson_progress
      where lesson_progress.user_id = enrollments.user_id and lesson_progress.course_id = enrollments.course_id
        and not lesson_progress.lesson_id = ${gone}
      order by lesson_progress.updated_at desc limit 1
    )
    where last_watched_lesson_id = ${gone}`);
  await tx.delete(lessons).where(inArray(lessons.id, ids));
}

async function editModule(
  tx: Transaction,
  id: string,
  values: { title: string; position: number },
): Promise<void> {
  const { title, position } = values;
  await tx
    .update(modules)
    .set({ title, position, revision: sql`${modules.revision} + 1` })
    .where(
      and(
        eq(modules.id, id),
        sql`(${modules.title}, ${modules.position}) is distinct from (${title}, ${position}::int)`,
      ),
    );
}

/** Only of what is there now, so that they do not grow with every import. */
async function writeFolderIds({ tx, courseId }: WriteParts, plan: ImportPlan, put: PutFiles): Promise<void> {
  type Row = typeof folderIds.$inferInsert;
  const rows: Row[] = [];
  const call = (kind: Row['kind'], id: string, folderId: string | null) => {
    if (folderId !== null && folderId !== id) rows.push({ courseId, kind, id, folderId });
  };
  call('course', courseId, plan.folder.id);
  for (const { id, module, lessons: inModule } of plan.modules) {
    call('module', id, module.id);
    for (const planned of inModule) {
      call('lesson', planned.id, planned.lesson.id);
      for (const one of planned.questions) call('question', one.id, one.question.id);
      for (const one of planned.resources) {
        call('resource', put.resources.get(one)?.id ?? one.id, one.resource.id);
      }
    }
  }
  await tx.delete(folderIds).where(eq(folderIds.courseId, courseId));
  for (let from = 0; from < rows.length; from += 1000) {
    await tx.insert(folderIds).values(rows.slice(from, from + 1000));
  }
}
