import { z } from 'zod';
import { changedPartCodes, leftPartCodes, shownPlaces } from './package-parts.ts';

const count = z.number().int();

/** What became of a package of another system. Its words are chosen by the code, on the screen or the command line. */
export const packageReportSchema = z.object({
  format: z.enum(['scorm', 'common_cartridge', 'thin_common_cartridge']),
  version: z.string(),
  taken: z.object({
    modules: count,
    lessons: count,
    texts: count,
    films: count,
    files: count,
    links: count,
    questions: count,
  }),
  parts: z
    .array(
      z.object({
        code: z.enum([...changedPartCodes, ...leftPartCodes]),
        /** How often, which may be several times in one place. */
        count,
        /** Lessons or files, by name. */
        places: z.array(z.string()).max(shownPlaces).readonly(),
        placeCount: count,
      }),
    )
    .readonly(),
});

export type PackageReport = z.output<typeof packageReportSchema>;
