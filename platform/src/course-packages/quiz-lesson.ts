import { quizLimits } from '@academy/contract/quizzes/quiz-limits.ts';
import type { PackageParts } from './content-lesson.ts';
import { plainToMarkdown } from './html-to-markdown.ts';
import type { LessonDraft } from './lesson-draft.ts';
import { PackageProblemError } from './package-problem.ts';
import { textOfHtml } from './page-text.ts';
import { materialIn, type QtiMaterial, readQtiItem } from './qti-item.ts';
import { questionOf } from './qti-question.ts';
import { descendantsOf, readXml, type XmlElement } from './read-xml.ts';

const MOST_BYTES = 4 * 1024 * 1024;
const RULES = /^(?:cc_maxattempts|qmd_timelimit)$/;

/** A test of a cartridge becomes a lesson whose questions are asked below it. */
export async function addQuiz(lesson: LessonDraft, file: string, parts: PackageParts): Promise<void> {
  const root = await readPart(lesson, file, parts);
  if (root === null) return;
  const textOf = (material: readonly QtiMaterial[]) =>
    material
      .map(({ text, isHtml }) =>
        isHtml ? textOfHtml(text, { file, files: parts.files, lesson }) : plainToMarkdown(text),
      )
      .join('\n\n')
      .trim();
  for (const above of descendantsOf(root, 'rubric', 'presentation_material', 'item')) {
    if (above.name !== 'item') lesson.addText(textOf(materialIn(above)));
  }
  lesson.note('quiz_rules', rulesIn(root));
  for (const element of descendantsOf(root, 'item')) {
    const item = readQtiItem(element);
    const { question, notes } = questionOf(item, textOf);
    for (const code of notes) lesson.note(code);
    if (question === null) continue;
    lesson.note('feedback', item.otherFeedback);
    if (lesson.questions.length < quizLimits.questions) lesson.questions.push(question);
    else lesson.note('questions_over_limit');
  }
}

/** Attempts, time limits, and questions that are drawn by lot. */
function rulesIn(root: XmlElement): number {
  const fields = descendantsOf(root, 'fieldlabel').filter(({ text }) => RULES.test(text.trim()));
  return fields.length + descendantsOf(root, 'selection').length;
}

/** XML of the package; null for one that cannot be read, which is told. What was made to do harm is refused with all of it. */
export async function readPart(
  lesson: LessonDraft,
  file: string,
  { files }: PackageParts,
): Promise<XmlElement | null> {
  const bytes = await files.read(file, MOST_BYTES);
  if (bytes === null) throw new PackageProblemError('xml_too_large', file);
  try {
    return readXml(file, bytes);
  } catch (error) {
    const isHarmless =
      error instanceof PackageProblemError && ['xml_damaged', 'encoding_unknown'].includes(error.code);
    if (!isHarmless) throw error;
    lesson.note('texts_unreadable');
    return null;
  }
}
