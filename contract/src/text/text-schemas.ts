import { z } from 'zod';
import { characterCount, onOneLine } from './character-count.ts';
import { lineListLimits } from './line-list.ts';

interface TextRule {
  readonly min?: number;
  readonly max: number;
  /** Said for a text that is missing or too short. */
  readonly message: string;
}

/** A heading: one line, at least so many characters that can be seen. */
export function lineSchema({ min = 1, max, message }: TextRule) {
  return z.string(message).overwrite(onOneLine).refine(isAtLeast(min), message).max(max);
}

/** Paragraphs, kept as they were typed but for the blanks at both ends. */
export function paragraphsSchema({ min = 1, max, message }: TextRule) {
  return z.string(message).trim().refine(isAtLeast(min), message).max(max);
}

/** Paragraphs that may be left out: an empty text is none. */
export function optionalParagraphsSchema(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((text) => (text === null || characterCount(text) === 0 ? null : text));
}

/** Lines of a list that its author keeps short. An empty one is a mistake of the program that sends it. */
export const lineListSchema = z
  .array(lineSchema({ max: lineListLimits.lineMaxLength, message: 'must be a line of text' }))
  .max(lineListLimits.lines);

function isAtLeast(min: number) {
  return (text: string) => characterCount(text) >= min;
}
