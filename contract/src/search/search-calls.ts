import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema } from '../http/identifiers.ts';
import { momentSearchLength } from './search-limits.ts';

/** A text with what was searched for marked: parts in order, the marked ones are hits. */
const markedText = z.array(z.object({ text: z.string(), isHit: z.boolean() }));

const momentSchema = z.object({
  courseId: idSchema,
  courseTitle: z.string(),
  moduleId: idSchema,
  lessonId: idSchema,
  lessonTitle: z.string(),
  /** Whether the viewer may open the lesson. Of others they find the title alone. */
  canOpen: z.boolean(),
  /** What was found: the lesson's title, its text, or words that are said in it. */
  kind: z.enum(['title', 'content', 'speech']),
  passage: markedText,
  /** Of the passage, for a screen reader and for the font. */
  language: z.string().nullable(),
  /** Where to open the film: at the cue, as the transcript has it. Absent for what is not said. */
  seconds: z.number().int().optional(),
});

export type Moment = z.output<typeof momentSchema>;

export const searchMoments = defineCall({
  summary:
    'Lessons by their titles, contents and spoken words. Who may not read a course finds titles of its lessons alone, without a count of anything else',
  method: 'GET',
  path: '/api/search/moments',
  access: 'public',
  query: z.object({
    /** A blank one finds nothing. */
    q: z.string().trim().max(momentSearchLength).default(''),
    /** Within one course. */
    courseId: idSchema.optional(),
    /** From the answer before. */
    after: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.object({ moments: z.array(momentSchema), after: z.string().nullable() }),
});
