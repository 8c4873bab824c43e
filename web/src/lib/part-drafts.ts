import { localDrafts } from './local-drafts.ts';

/** The parts of a lesson that keep on the device what was typed into them, under the id of the lesson. */
export type DraftedPart = 'takeaways' | 'chapters' | 'quiz';

export const partDraftPrefixes: Readonly<Record<DraftedPart, (userId: string) => string>> = {
  takeaways: (userId) => `academy.lists.${userId}.takeaways.`,
  chapters: (userId) => `academy.chapters.${userId}.`,
  quiz: (userId) => `academy.quiz.${userId}.`,
};

/** The lessons, of whatever course, with such a draft. */
export function lessonsWithDraft(part: DraftedPart, userId: string): string[] {
  const prefix = partDraftPrefixes[part](userId);
  return localDrafts({ prefix, parse: () => undefined, storage: () => window.localStorage }).names();
}
