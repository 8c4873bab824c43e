import subsetFont from 'subset-font';

export interface FontCut {
  /** Of a variable font: the one weight, or the span of weights, that is drawn. */
  readonly wght?: number | { readonly min: number; readonly max: number };
  /** Without hints, which can be half of a font, and which only a Windows screen of low resolution makes use of. */
  readonly unhinted?: boolean;
}

/**
 * The program that fonts without hints carry. Without any, FreeType takes hints of its own making for them, and on Linux the
 * letters stand apart.
 */
const NO_HINTS = Buffer.from('b801ff85b0048d', 'hex');

/** The same letters and rules of shaping as a smaller woff2 file. */
export async function cutFont(source: Buffer, { wght, unhinted = false }: FontCut): Promise<Buffer> {
  const hinted = unhinted
    ? withTable(await subset(source, 'sfnt', { noHinting: true }), 'prep', NO_HINTS)
    : source;
  return subset(hinted, 'woff2', wght === undefined ? {} : { variationAxes: { wght } });
}

function subset(font: Buffer, targetFormat: 'sfnt' | 'woff2', options: object): Promise<Buffer> {
  return subsetFont(font, undefined, {
    targetFormat,
    keepAllGlyphs: true,
    // Of vertical writing, and of menus that list the styles of a family.
    dropTables: ['vhea', 'vmtx', 'VVAR', 'STAT'],
    ...options,
  });
}

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

/** An OpenType file with one table more. Its check sums are left out: the next cut writes them. */
function withTable(font: Buffer, tag: string, content: Buffer): Buffer {
  const tables = new Map([[tag, content]]);
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const offset = font.readUInt32BE(entry + 8);
    const length = font.readUInt32BE(entry + 12);
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length));
  }
  const directory = Buffer.alloc(HEADER_BYTES + tables.size * ENTRY_BYTES);
  font.copy(directory, 0, 0, 4);
  directory.writeUInt16BE(tables.size, 4);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, name] of [...tables.keys()].toSorted().entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    directory.write(name, entry, 'latin1');
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
