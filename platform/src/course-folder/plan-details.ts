import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { ImportChange } from '@academy/contract/course-folders/course-import.ts';
import { readCoverPath } from '@academy/contract/courses/cover.ts';
import type { CourseFolder } from './course-format.ts';
import type { FilmStore } from './film-bytes.ts';
import type { FolderFiles } from './folder-files.ts';
import { coverProblem } from './read-cover.ts';
import { FileProblemsError } from './read-yaml.ts';
import type { StoredCourse } from './stored-course.ts';

export interface DetailChanges {
  readonly isChanged: boolean;
  /** A picture to be put; undefined when the cover stays as it is or is an address. */
  readonly coverBytes: Buffer | undefined;
  readonly isCoverChanged: boolean;
  readonly changes: readonly ImportChange[];
}

export async function detailChanges(
  store: FilmStore,
  stored: StoredCourse | null,
  folder: CourseFolder,
  files: FolderFiles,
): Promise<DetailChanges> {
  const bytes = folder.coverPath === null ? undefined : Buffer.from(await files.read(folder.cover ?? ''));
  const problem = bytes === undefined ? null : coverProblem(bytes, folder.cover ?? '');
  if (problem !== null) throw new FileProblemsError([problem]);
  const before = stored === null ? null : await coverBefore(store, stored);
  const isSame = bytes === undefined ? before === folder.cover : isBuffer(before) && before.equals(bytes);
  const isChanged = stored === null || !isDeepStrictEqual(detailsOf(folder), storedDetails(stored));
  const change = stored === null ? 'added' : 'changed';
  const isCoverChanged = !isSame;
  return {
    isChanged,
    isCoverChanged,
    coverBytes: isSame ? undefined : bytes,
    changes: [
      ...(isChanged && stored !== null ? [{ kind: 'details', change, name: folder.title } as const] : []),
      ...(isCoverChanged
        ? [{ kind: 'cover', change: folder.cover === null ? 'removed' : change, name: folder.title } as const]
        : []),
    ],
  };
}

function isBuffer(value: unknown): value is Buffer {
  return Buffer.isBuffer(value);
}

async function coverBefore({ blobs }: FilmStore, { thumbnailUrl }: StoredCourse) {
  const own = thumbnailUrl === null ? null : readCoverPath(thumbnailUrl);
  if (own === null) return thumbnailUrl;
  const blob = await blobs.get(`covers/${own.courseId}/${own.file}`);
  return blob === null ? null : buffer(blob.stream);
}

/** The values of a course's row that its folder says. A course that stands keeps its status: publishing is an act of its own. */
export function detailsOf(folder: CourseFolder) {
  return {
    title: folder.title,
    description: folder.description,
    category: folder.category,
    language: folder.language,
    difficulty: folder.difficulty,
    price: folder.price,
    totalDuration: folder.totalDuration,
    isNew: folder.badges.includes('new'),
    isBestseller: folder.badges.includes('bestseller'),
    isFeatured: folder.badges.includes('featured'),
    whatYouWillLearn: folder.whatYouWillLearn,
    requirements: folder.requirements,
    targetAudience: folder.targetAudience,
    words: folder.words,
    passMark: folder.passMark,
    instructor: folder.instructor,
  };
}

function storedDetails(stored: StoredCourse): ReturnType<typeof detailsOf> {
  const { author, instructor } = stored;
  const isAuthor = instructor === author.name || instructor === author.displayName;
  const { title, description, language, difficulty, price, totalDuration } = stored;
  const { isNew, isBestseller, isFeatured, words, passMark } = stored;
  const { whatYouWillLearn, requirements, targetAudience } = stored;
  return {
    ...{ title, description, language, difficulty, price, totalDuration, words, passMark },
    ...{ isNew, isBestseller, isFeatured, whatYouWillLearn, requirements, targetAudience },
    category: stored.category as CourseFolder['category'],
    instructor: isAuthor ? null : instructor,
  };
}
