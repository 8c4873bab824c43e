import { z } from 'zod';

/** What a thing is called in its folder, for as long as it is the same thing. An export writes UUIDs; a person may write words. */
export const folderIdSchema = z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits or hyphens');
