import { z } from 'zod';

/**
 * An id in a path. Any short text is let through: a malformed id names nothing, and answers
 * exactly like an id that names nothing (module id 0 is even legal in the player's address).
 */
export const idSchema = z.string().min(1).max(64);

/** Things on the wire carry `_id` and, equal to it, `id`. */
export const identified = { _id: idSchema, id: idSchema };

export const courseParams = z.object({ courseId: idSchema });
export const moduleParams = courseParams.extend({ moduleId: idSchema });
export const lessonParams = moduleParams.extend({ lessonId: idSchema });

/** The answer of calls that have nothing to say; the client reads the empty body as `{}`. */
export const nothing = z.object({});

/** The body of calls that say everything by their address: an empty object, or none at all. */
export const emptyBody = nothing.nullish();
