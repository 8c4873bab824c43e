import { z } from 'zod';
import { errorCodes } from './error-codes.ts';

/** The body of every answer that is not a success. */
export const apiErrorSchema = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
});

export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
