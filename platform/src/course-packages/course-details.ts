import { catalogueCategories, courseFormCategories } from '@academy/contract/courses/categories.ts';
import { courseFormLimits as limits } from '@academy/contract/courses/course-constants.ts';
import { characterCount, onOneLine } from '@academy/contract/text/character-count.ts';
import type { Manifest } from './manifest.ts';
import type { PackageNotes } from './package-notes.ts';

const categories = [...catalogueCategories, ...courseFormCategories].map(({ name }) => name);

/** The fields of course.yaml. What a course must have and a package need not is made of what there is. */
export function courseDetails(manifest: Manifest, notes: PackageNotes): Readonly<Record<string, unknown>> {
  const { keywords, items } = manifest;
  const written = onOneLine(manifest.title).replaceAll(/\s+/g, ' ');
  const format = `${manifest.format === 'scorm' ? 'SCORM' : 'Common Cartridge'} ${manifest.version}`;
  const title = fitted(
    isShort(written, limits.titleMinLength) ? `${written} (${format})`.trim() : written,
    limits.titleMaxLength,
  );
  if (title !== written) notes.add('titles_changed', title);
  const lowered = keywords.map((word) => word.toLowerCase());
  const category = categories.find((name) => lowered.includes(name.toLowerCase()));
  if (category === undefined) notes.add('category_chosen', categories[0] ?? '');
  const language = languageName(manifest.language);
  return {
    title,
    description: description(
      manifest,
      items.map((item) => item.title),
      { title, format, notes },
    ),
    category: category ?? categories[0],
    ...(language === null ? {} : { language }),
  };
}

function description(
  { description: written }: Manifest,
  titles: readonly string[],
  { title, format, notes }: { title: string; format: string; notes: PackageNotes },
): string {
  const text = written.replaceAll(/[^\S\n]+/g, ' ').trim();
  if (!isShort(text, limits.descriptionMinLength)) return fitted(text, limits.descriptionMaxLength);
  notes.add('description_made', title);
  const outline = titles
    .map(onOneLine)
    .filter((one) => one !== '')
    .join(', ');
  return fitted(
    [text, `${title} (${format})`, outline].filter((one) => one !== '').join('. '),
    limits.descriptionMaxLength,
  );
}

/** As the course form has it, such as English; null for none that has a name. */
function languageName(tag: string): string | null {
  try {
    const [primary] = Intl.getCanonicalLocales(tag);
    const code = primary?.split('-')[0] ?? '';
    const name =
      code === ''
        ? undefined
        : new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code);
    return name ?? null;
  } catch {
    return null;
  }
}

function isShort(text: string, least: number): boolean {
  return characterCount(text) < least;
}

function fitted(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trim()}…`.toWellFormed();
}
