import { isDeepStrictEqual } from 'node:util';
import type { ImportChange } from '@academy/contract/course-folders/course-import.ts';
import { newId } from '../ids.ts';
import type { LessonInFolder, ResourceInFolder } from './course-format.ts';
import type { QuestionInFolder } from './lesson-questions.ts';
import { matchThings } from './match-things.ts';
import type { StoredLesson, StoredQuestion, StoredResource } from './stored-course.ts';

export interface PlannedQuestion {
  readonly id: string;
  readonly question: QuestionInFolder;
}

export interface PlannedResource {
  readonly id: string;
  readonly stored: StoredResource | null;
  readonly resource: ResourceInFolder;
}

/** The questions, files and links of a lesson, each with the stored one that it is. */
export interface PlannedParts {
  readonly questions: readonly PlannedQuestion[];
  readonly removedQuestions: readonly StoredQuestion[];
  readonly areQuestionsChanged: boolean;
  readonly resources: readonly PlannedResource[];
  readonly removedResources: readonly StoredResource[];
  readonly changes: readonly ImportChange[];
}

const NAME_LENGTH = 80;

export function planParts(stored: StoredLesson | null, lesson: LessonInFolder): PlannedParts {
  const changes: ImportChange[] = [];
  const [asked, given] = [stored?.questions ?? [], stored?.resources ?? []];
  const knownQuestions = matchThings(asked, lesson.questions, {
    stored: ({ prompt }) => prompt,
    folder: ({ prompt }) => prompt,
  });
  const tellOfQuestion = (change: ImportChange['change'], prompt: string) =>
    changes.push({ kind: 'question', change, name: prompt.slice(0, NAME_LENGTH) });
  const questions = lesson.questions.map((question, index) => {
    const known = knownQuestions.get(question);
    if (known === undefined) tellOfQuestion('added', question.prompt);
    else if (asked.indexOf(known) !== index || !isDeepStrictEqual(writtenOf(known), askedOf(question))) {
      tellOfQuestion('changed', question.prompt);
    }
    return { id: known?.id ?? newId(), question };
  });
  const keptQuestions = new Set(knownQuestions.values());
  const removedQuestions = asked.filter((one) => !keptQuestions.has(one));
  for (const { prompt } of removedQuestions) tellOfQuestion('removed', prompt);
  const areQuestionsChanged = changes.length > 0;

  const knownResources = matchThings(given, lesson.resources, {
    stored: ({ name }) => name,
    folder: ({ name }) => name,
  });
  // A file does not become a link, nor a link a file.
  for (const [resource, known] of knownResources) {
    if ((known.url === null) !== (resource.path !== null)) knownResources.delete(resource);
  }
  const resources = lesson.resources.map((resource) => {
    const known = knownResources.get(resource) ?? null;
    return { id: known?.id ?? newId(), stored: known, resource };
  });
  const keptResources = new Set(knownResources.values());
  const removedResources = given.filter((one) => !keptResources.has(one));
  for (const { name } of removedResources) changes.push({ kind: 'file', change: 'removed', name });
  return { questions, removedQuestions, areQuestionsChanged, resources, removedResources, changes };
}

function writtenOf({ prompt, explanation, atSeconds, solution }: StoredQuestion) {
  return { prompt, explanation, atSeconds, ...solution };
}

function askedOf({ id: _, ...question }: QuestionInFolder) {
  return question;
}
