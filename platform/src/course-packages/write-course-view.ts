import path from 'node:path';
import { extensionOf } from '@academy/contract/resources/resource-name.ts';
import { stringify } from 'yaml';
import type { FolderFiles } from '../course-folder/folder-files.ts';
import { FolderNames, fileSlug, numbered } from '../course-folder/folder-names.ts';
import { CourseView } from './course-view.ts';
import type { LessonDraft } from './lesson-draft.ts';

export interface DraftCourse {
  /** The fields of course.yaml. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly modules: readonly {
    readonly id: string | null;
    readonly title: string;
    readonly lessons: readonly LessonDraft[];
  }[];
}

/** What was gathered from a package, in the form of a course folder. */
export function writeCourseView(source: FolderFiles, { details, modules }: DraftCourse): CourseView {
  const view = new CourseView(source);
  view.addText('course.yaml', yaml({ format: 2, ...details }));
  for (const [index, { id, title, lessons }] of modules.entries()) {
    const folder = numbered(index, modules.length, fileSlug(title, 'module'));
    view.addText(`${folder}/module.yaml`, yaml({ id, title }));
    const names = new FolderNames();
    for (const [place, lesson] of lessons.entries()) {
      const name = numbered(place, lessons.length, fileSlug(lesson.title, 'lesson'));
      view.addText(`${folder}/${name}.md`, lessonText(lesson, { view, folder, name, names }));
    }
  }
  return view;
}

interface LessonPlace {
  readonly view: CourseView;
  readonly folder: string;
  readonly name: string;
  readonly names: FolderNames;
}

function lessonText(lesson: LessonDraft, { view, folder, name, names }: LessonPlace): string {
  const { id, title, video, questions } = lesson;
  const put = (file: string, base: string) => {
    const named = names.take(base, extensionOf(file));
    view.addFile(`${folder}/${named}`, file);
    return named;
  };
  const film = lesson.film === null ? null : put(lesson.film, name);
  const resources = lesson.resources.map((one) => {
    if ('link' in one) return one;
    const slug = fileSlug(path.posix.basename(one.file, path.posix.extname(one.file)), 'file');
    return { ...one, file: put(one.file, `files/${name.slice(0, name.indexOf('-'))}-${slug}`) };
  });
  const front = {
    id,
    title,
    ...(film === null ? {} : { film }),
    ...(video === null ? {} : { video }),
    ...(questions.length === 0 ? {} : { questions }),
    ...(resources.length === 0 ? {} : { resources }),
  };
  return `---\n${yaml(front)}---\n\n${lesson.content}\n`;
}

/** Anchors are refused by what reads it, so nothing is written as one. */
function yaml(value: unknown): string {
  return stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 });
}
