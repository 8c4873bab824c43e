import { curriculumLimits, lessonFormLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import { characterCount, onOneLine } from '@academy/contract/text/character-count.ts';
import type { Manifest, ManifestItem } from './manifest.ts';
import type { PackageNotes } from './package-notes.ts';
import { PackageProblemError } from './package-problem.ts';

export interface OutlinedLesson {
  readonly title: string;
  readonly item: ManifestItem;
}

export interface OutlinedModule {
  readonly id: string | null;
  readonly title: string;
  readonly lessons: OutlinedLesson[];
}

const BETWEEN = ' › ';

/**
 * The first level of a package are modules and its leaves lessons. A course has no levels between, so lessons that lie deeper
 * are called by their path; leaves of the first level share modules that are called like the course.
 */
export function outlineOf({ items, title }: Manifest, notes: PackageNotes): OutlinedModule[] {
  const modules: OutlinedModule[] = [];
  let isLoose = false;
  for (const item of items.filter((one) => isShown(one, notes))) {
    const isLeaf = item.children.length === 0;
    if (!isLeaf)
      modules.push({
        id: item.id,
        title: moduleTitle(item.title, modules.length, notes),
        lessons: leavesOf(item, notes),
      });
    else if (isLoose) modules.at(-1)?.lessons.push(lessonOf(item, [], title, notes));
    else
      modules.push({
        id: null,
        title: moduleTitle(title, modules.length, notes),
        lessons: [lessonOf(item, [], title, notes)],
      });
    isLoose = isLeaf;
  }
  const count = modules.reduce((sum, { lessons }) => sum + lessons.length, 0);
  if (modules.length > curriculumLimits.modules || count > curriculumLimits.lessons) {
    throw new PackageProblemError('too_many_items');
  }
  return modules;
}

function leavesOf(module: ManifestItem, notes: PackageNotes): OutlinedLesson[] {
  const walk = (item: ManifestItem, path: readonly string[]): OutlinedLesson[] => {
    if (!isShown(item, notes)) return [];
    const own =
      item.resource !== null || item.children.length === 0 ? [lessonOf(item, path, module.title, notes)] : [];
    return [...own, ...item.children.flatMap((child) => walk(child, [...path, item.title]))];
  };
  const own = module.resource === null ? [] : [lessonOf(module, [], module.title, notes)];
  return [...own, ...module.children.flatMap((child) => walk(child, []))];
}

function isShown(item: ManifestItem, notes: PackageNotes): boolean {
  if (item.isHidden) notes.add('items_hidden', item.title);
  return !item.isHidden;
}

function lessonOf(
  item: ManifestItem,
  path: readonly string[],
  around: string,
  notes: PackageNotes,
): OutlinedLesson {
  const written = [...path, item.title]
    .map(oneLine)
    .filter((part) => part !== '')
    .join(BETWEEN);
  // Two letters are no title here; with the module in front they are.
  const isShort = characterCount(written) < lessonFormLimits.titleMinLength;
  const title = cut(isShort ? `${oneLine(around)}${BETWEEN}${written || '…'}` : written);
  if (path.length > 0) notes.add('levels_flattened', title);
  if (isShort || title !== written) notes.add('titles_changed', title);
  if (item.hasRules) notes.add('rules', title);
  return { title, item };
}

function moduleTitle(written: string, index: number, notes: PackageNotes): string {
  const title = cut(oneLine(written)) || `${index + 1}`;
  if (title !== oneLine(written)) notes.add('titles_changed', title);
  return title;
}

function oneLine(text: string): string {
  return onOneLine(text).replaceAll(/\s+/g, ' ');
}

function cut(title: string): string {
  return title.length <= lessonFormLimits.titleMaxLength
    ? title
    : `${title.slice(0, lessonFormLimits.titleMaxLength - 1).trim()}…`.toWellFormed();
}
