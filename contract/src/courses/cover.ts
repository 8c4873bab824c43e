/** The picture of a course that its author uploaded. Any other cover is an address elsewhere on the web. */
export const coverLimits = {
  maxBytes: 8 * 1024 * 1024,
  /** Of a side, in pixels: a picture that unpacks to gigabytes is refused by its measures. */
  maxSide: 8192,
  minSide: 16,
} as const;

export const coverTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export type CoverExtension = keyof typeof coverTypes;

const coversPath = '/api/covers';

export function coverPath(courseId: string, file: string): string {
  return `${coversPath}/${courseId}/${file}`;
}

/** The course and file of a cover of our own; null for every other address. */
export function readCoverPath(address: string): { courseId: string; file: string } | null {
  const [, courseId, file] =
    /^\/api\/covers\/([0-9a-f-]{36})\/([0-9a-f-]{36}\.(?:jpg|png|webp))$/.exec(address) ?? [];
  return courseId === undefined || file === undefined ? null : { courseId, file };
}
