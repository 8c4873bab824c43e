/** The academy's own mark, which stands in place of the one that it comes with. */
export const logoLimits = { maxBytes: 1024 * 1024, maxSide: 2048, minSide: 16 } as const;

export const logoTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export function logoPath(file: string): string {
  return `/api/school/logo/${file}`;
}

/** The name of a file that we could have given ourselves; null for every other text. */
export function readLogoFile(text: string): string | null {
  return /^[0-9a-f-]{36}\.(?:jpg|png|webp)$/.test(text) ? text : null;
}
