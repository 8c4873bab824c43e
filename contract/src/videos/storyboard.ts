import { z } from 'zod';

/** How the small pictures of a film lie on their sheets: row by row, one every few seconds. */
export const storyboardSchema = z.object({
  sheets: z.number().int(),
  /** Of a sheet; the last one may have fewer rows, never fewer columns. */
  columns: z.number().int(),
  rows: z.number().int(),
  /** Of one picture, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** From one picture to the next. */
  everySeconds: z.number(),
  pictures: z.number().int(),
});

export type Storyboard = z.output<typeof storyboardSchema>;
