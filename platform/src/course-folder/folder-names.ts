const LONGEST = 40;

/** What a name can be on every file system: small Latin letters and digits. Other scripts are told inside of the file. */
export function fileSlug(title: string, otherwise: string): string {
  const slug = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' ? otherwise : slug;
}

/** 01-water: with as many digits as the last of them needs. */
export function numbered(index: number, count: number, slug: string): string {
  return `${String(index + 1).padStart(Math.max(2, String(count).length), '0')}-${slug}`;
}

/** Names of one folder, none of them twice. */
export class FolderNames {
  readonly #taken = new Set<string>();

  take(base: string, extension: string): string {
    for (let count = 1; ; count += 1) {
      const name = `${base}${count === 1 ? '' : `-${count}`}${extension}`;
      if (this.#taken.has(name)) continue;
      this.#taken.add(name);
      return name;
    }
  }
}
