import { z } from 'zod';
import { captionLanguageSchema } from './caption.ts';
import { captionBackgrounds, captionSizes } from './caption-style-choices.ts';

/** How a person reads captions, kept with the account. */
export const captionStyleSchema = z.object({
  /** Null until they chose: then the languages decide. */
  isOn: z.boolean().nullable(),
  /** The one they chose last, where they chose one. */
  language: captionLanguageSchema.nullable(),
  size: z.enum(captionSizes),
  background: z.enum(captionBackgrounds),
});

export type CaptionStyle = z.output<typeof captionStyleSchema>;
