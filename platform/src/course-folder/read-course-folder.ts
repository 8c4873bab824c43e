import { curriculumLimits, lessonFormLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import { mostPreviews } from '@academy/contract/previews/preview-limits.ts';
import {
  type CourseFolder,
  courseFileSchema,
  type LessonInFolder,
  lessonFrontSchema,
  type ModuleInFolder,
  moduleFileSchema,
} from './course-format.ts';
import { diskFiles, type FolderFiles, type ListedFile } from './folder-files.ts';
import { FolderTexts, problem } from './folder-texts.ts';
import { FileProblemsError, readYaml } from './read-yaml.ts';
import { repeatedIds } from './repeated-ids.ts';

const FILES = 'files';
const COVER = /^cover\.(?:jpg|png|webp)$/;

const FRONT_MATTER = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Reads a course folder whole, or throws FileProblemsError with everything that is wrong in it. */
export function readCourseFolder(folder: string): Promise<CourseFolder> {
  return readCourse(diskFiles(folder));
}

/** The same, from wherever its files are. */
export function readCourse(files: FolderFiles): Promise<CourseFolder> {
  return new CourseFolderReader(files).read();
}

class CourseFolderReader {
  readonly #texts: FolderTexts;
  #lessonCount = 0;

  constructor(files: FolderFiles) {
    this.#texts = new FolderTexts(files);
  }

  async read(): Promise<CourseFolder> {
    const entries = await this.#texts.list('');
    const course = await this.#texts.readYaml('course.yaml', courseFileSchema);
    const modules: ModuleInFolder[] = [];
    for (const entry of this.#texts.inOrder('', entries, (one) => one.kind === 'folder')) {
      const module = await this.#readModule(entry.name);
      if (module) modules.push(module);
    }
    const cover = course?.cover ?? null;
    const hasCoverFile = cover !== null && COVER.test(cover);
    if (hasCoverFile && !entries.some(({ name, kind }) => name === cover && kind === 'file')) {
      this.#texts.report('course.yaml', `there is no file ${cover} in the same folder`, null, 'cover');
    }
    const known = ['course.yaml', ...(hasCoverFile ? [cover] : [])];
    for (const { name } of entries.filter((one) => one.kind === 'file' && !known.includes(one.name))) {
      this.#texts.report(name, 'is neither course.yaml, the cover nor the folder of a module');
    }
    if (modules.length > curriculumLimits.modules) {
      this.#texts.report('', `has more than ${curriculumLimits.modules} modules`);
    }
    const previews = modules.flatMap(({ lessons }) => lessons).filter(({ preview }) => preview);
    for (const { file } of previews.slice(mostPreviews)) {
      this.#texts.report(
        file,
        `is one more free preview than the ${mostPreviews} of a course`,
        null,
        'preview',
      );
    }
    if (course === null || this.#texts.problems.length > 0) throw new FileProblemsError(this.#texts.problems);
    const repeated = repeatedIds(modules);
    if (repeated.length > 0) throw new FileProblemsError(repeated);
    const { format: _, ...details } = course;
    return { ...details, modules, coverPath: hasCoverFile ? cover : null };
  }

  async #readModule(folder: string): Promise<ModuleInFolder | null> {
    const entries = await this.#texts.list(folder);
    const hasFiles = entries.some(({ name, kind }) => name === FILES && kind === 'folder');
    const inFiles = hasFiles ? await this.#texts.list(`${folder}/${FILES}`) : [];
    const beside = [...entries, ...inFiles.map((one) => ({ ...one, name: `${FILES}/${one.name}` }))];
    const module = await this.#texts.readYaml(`${folder}/module.yaml`, moduleFileSchema);
    const lessons: LessonInFolder[] = [];
    for (const { name } of this.#texts.inOrder(folder, entries, isLesson)) {
      this.#lessonCount += 1;
      if (this.#lessonCount > curriculumLimits.lessons) {
        throw new FileProblemsError([problem('', `has more than ${curriculumLimits.lessons} lessons`)]);
      }
      const lesson = await this.#readLesson(folder, name, beside);
      if (lesson) lessons.push(lesson);
    }
    const named = lessons.flatMap(({ film, captions, resources }) => [
      film,
      ...[...captions, ...resources].map((one) => one.path),
    ]);
    const files = new Set(named);
    for (const entry of beside) {
      const { name } = entry;
      const isKnown =
        name === 'module.yaml' ||
        (name === FILES && hasFiles) ||
        isLesson(entry) ||
        files.has(`${folder}/${name}`);
      if (!isKnown)
        this.#texts.report(`${folder}/${name}`, 'is neither a lesson nor the film or file of one');
    }
    return module && { ...module, lessons };
  }

  async #readLesson(
    folder: string,
    name: string,
    beside: readonly ListedFile[],
  ): Promise<LessonInFolder | null> {
    const file = `${folder}/${name}`;
    const text = await this.#texts.readText(file);
    if (text === null) return null;
    const front = FRONT_MATTER.exec(text);
    if (front === null)
      return this.#texts.report(file, 'must begin with its title between two lines of ---', 1);
    const content = text.slice(front[0].length).trim();
    if (content.length > lessonFormLimits.contentMaxLength) {
      return this.#texts.report(
        file,
        `has a text of more than ${lessonFormLimits.contentMaxLength} characters`,
      );
    }
    const lesson = this.#texts.attempt(() =>
      readYaml({ file, text: front[1] ?? '', firstLine: 2 }, lessonFrontSchema),
    );
    if (lesson === null) return null;
    const { film, captions, resources } = lesson;
    const named = [
      { field: 'film', name: film },
      ...captions.map((one, index) => ({ field: `captions.${index}.file`, name: one.file })),
      ...resources.map((one, index) => ({ field: `resources.${index}.file`, name: one.file ?? null })),
    ];
    for (const { field, name } of named) {
      if (name === null || beside.some((entry) => entry.name === name && entry.kind === 'file')) continue;
      return this.#texts.report(file, `there is no file ${name} in the same folder`, null, field);
    }
    const pathOf = (name: string) => `${folder}/${name}`;
    return {
      ...lesson,
      file,
      content: content === '' ? null : content,
      film: film === null ? null : pathOf(film),
      captions: captions.map(({ language, file }) => ({ language, path: pathOf(file) })),
      resources: resources.map((one) => ({ ...one, path: one.file === undefined ? null : pathOf(one.file) })),
    };
  }
}

function isLesson({ name, kind }: ListedFile): boolean {
  return kind === 'file' && name.endsWith('.md') && !name.includes('/');
}
