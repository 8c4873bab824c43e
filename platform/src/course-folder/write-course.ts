import { stringify } from 'yaml';
import { badges } from './course-format.ts';
import { placeId } from './lesson-questions.ts';
import { momentText } from './moments.ts';
import type { StoredCourse, StoredLesson, StoredModule, StoredQuestion } from './stored-course.ts';

/*
 * The texts of a course folder, as docs/course-format.md describes them. What is empty is left out, and the order of fields
 * is always the same: an edit shows as an edit in git.
 */

export function courseYaml(course: StoredCourse, cover: string | null): string {
  const flags = [course.isNew, course.isBestseller, course.isFeatured];
  const { author, instructor } = course;
  return yaml({
    format: 2,
    id: course.folderId,
    title: course.title,
    description: course.description,
    category: course.category,
    language: course.language,
    difficulty: course.difficulty,
    price: course.price,
    totalDuration: course.totalDuration,
    status: course.status,
    // The author's own name follows the author.
    instructor: instructor === author.name || instructor === author.displayName ? null : instructor,
    badges: badges.filter((_, index) => flags[index]),
    cover,
    whatYouWillLearn: course.whatYouWillLearn,
    requirements: course.requirements,
    targetAudience: course.targetAudience,
    words: course.words,
    passMark: course.passMark,
  });
}

export function moduleYaml({ folderId, title }: Pick<StoredModule, 'folderId' | 'title'>): string {
  return yaml({ id: folderId, title });
}

export interface LessonFiles {
  readonly film: string | null;
  readonly captions: ReadonlyMap<string, string>;
  readonly resources: ReadonlyMap<string, string>;
}

export function lessonMarkdown(lesson: StoredLesson, files: LessonFiles): string {
  const front = yaml({
    id: lesson.folderId,
    title: lesson.title,
    duration: lesson.duration,
    film: files.film,
    // A film that is not in the folder: whoever reads it leaves the film as it is.
    hasFilm: lesson.film !== null && lesson.videoUrl === null && files.film === null ? true : null,
    video: lesson.videoUrl,
    spokenLanguage: lesson.spokenLanguage,
    preview: lesson.isPreview || null,
    captions: lesson.captions.map(({ id, language }) => ({ language, file: files.captions.get(id) })),
    chapters: lesson.chapters.map(({ at, title }) => ({ at: momentText(at), title })),
    questions: lesson.questions.map(questionOf),
    takeaways: lesson.takeaways,
    resources: lesson.resources.map(({ id, folderId, name, description, url }) => ({
      id: folderId,
      ...(url === null ? { file: files.resources.get(id) } : { link: url }),
      name,
      ...(description === '' ? {} : { description }),
    })),
  });
  const content = (lesson.content ?? '').trim();
  return `---\n${front}---\n${content === '' ? '' : `\n${content}\n`}`;
}

function questionOf({ folderId, prompt, explanation, atSeconds, solution }: StoredQuestion) {
  return {
    id: folderId,
    kind: solution.kind,
    question: prompt,
    ...(atSeconds === null ? {} : { at: momentText(atSeconds) }),
    ...solutionOf(solution),
    ...(explanation === '' ? {} : { explanation }),
  };
}

function solutionOf(solution: StoredQuestion['solution']) {
  switch (solution.kind) {
    case 'single':
    case 'several':
      return {
        options: solution.options.map(({ id, text, correct }, index) => ({
          ...(id === placeId(index) ? {} : { id }),
          text,
          ...(correct ? { right: true } : {}),
        })),
      };
    case 'number':
      return {
        answer: solution.value,
        ...(solution.tolerance === 0 ? {} : { tolerance: solution.tolerance }),
      };
    case 'text':
      return { accepted: solution.accepted };
  }
}

function yaml(fields: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return stringify(Object.fromEntries(given), { lineWidth: 100, aliasDuplicateObjects: false });
}
