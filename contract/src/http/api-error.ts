import { z } from 'zod';
import { errorCodes } from './error-codes.ts';

/** The body of every answer that is not a success. */
export const apiErrorSchema = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  /** The numbers and names that the message holds, for clients that put it into words of their own. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
