import { stat } from 'node:fs/promises';
import type { ImportComparison } from '@academy/contract/course-folders/course-import.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { counted } from '../backup/readable-size.ts';
import { Problem } from '../command.ts';
import { packageLines } from '../course-packages/package-lines.ts';
import { requireUsers } from '../users/find-users.ts';
import { requireCourse } from './find-course.ts';
import { type FolderParts, importFolder, lookAtFolder } from './import-folder.ts';

interface ImportWords {
  /** Of the author of a new course. */
  readonly email: string | null;
  readonly onto: string | null;
  readonly isAgreed: boolean;
}

/** Says what an import does, and does it when that was agreed to. */
export async function runImport(
  parts: FolderParts & { readonly database: Database; readonly config: Config },
  folder: string,
  { email, onto, isAgreed }: ImportWords,
): Promise<void> {
  if (!(await stat(folder).catch(() => null))?.isDirectory())
    throw new Problem(`There is no folder ${folder}.`);
  const ontoCourseId = onto === null ? null : await requireCourse(parts.database, onto);
  const authorId = email === null ? '' : await authorOf(parts, email);
  const { comparison, report } = await lookAtFolder(parts, folder, ontoCourseId);
  if (report !== null) for (const line of packageLines(report)) console.log(line);
  for (const line of toldOf(comparison, ontoCourseId === null)) console.log(line);
  if (!isAgreed) {
    console.log('Nothing was done. Say --yes to do it.');
    return;
  }
  const { courseId } = await importFolder(parts, folder, { authorId, ontoCourseId });
  console.log(
    ontoCourseId === null
      ? `${comparison.title} is a new draft: ${courseId}.`
      : `${comparison.title} is as the folder says: ${courseId}.`,
  );
}

async function authorOf(
  { database, config }: { readonly database: Database; readonly config: Config },
  email: string,
): Promise<string> {
  const [author, ...others] = (await requireUsers(database, config, email)).filter(({ counts }) => counts);
  if (author === undefined)
    throw new Problem(`The account of ${email} counts for nothing while the built-in sign-in is off.`);
  if (others.length > 0) throw new Problem(`Several accounts have the address ${email}.`);
  return author.id;
}

const SHOWN = 50;

/** What an import changes, in lines; of students' progress only what goes. */
export function toldOf(
  { changes, changeCount, progress, missingFilms }: ImportComparison,
  isNew: boolean,
): string[] {
  const shown = changes.slice(0, SHOWN).map(({ kind, change, name }) => `  ${change} ${kind}: ${name}`);
  return [
    changeCount === 0
      ? 'Nothing differs.'
      : isNew
        ? `${counted(changeCount, 'thing is added', 'things are added')}:`
        : `${counted(changeCount, 'thing differs', 'things differ')}:`,
    ...shown,
    ...(changeCount > shown.length ? [`  and ${changeCount - shown.length} more`] : []),
    ...(missingFilms > 0
      ? [`${counted(missingFilms, 'lesson has', 'lessons have')} a film that is not in the folder.`]
      : []),
    ...(isNew ? [] : lossOf(progress)),
  ];
}

function lossOf({ students, completions, answers, notes }: ImportComparison['progress']): string[] {
  if (completions + answers + notes === 0) return [];
  const lost = `${counted(completions, 'completed lesson')}, ${counted(answers, 'answer')} and ${counted(notes, 'note')}`;
  return [`Of ${counted(students, 'student')}, ${lost} go. All other progress stays.`];
}
