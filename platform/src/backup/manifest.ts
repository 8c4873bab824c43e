import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { orNull, renameInto, writeDurably } from '../blobs/durable-files.ts';
import { newId } from '../ids.ts';
import { BackupError } from './backup-error.ts';

/*
 * What a backup is: everything else in its folder is named here, with how much of it there has to be. It is written last
 * and in one piece, so a folder has the backup that its manifest describes, or none.
 */

const count = z.int().nonnegative();
const checksum = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.strictObject({
  format: z.literal('academy backup 1'),
  createdAt: z.iso.datetime(),
  academyVersion: z.string(),
  /** The folder of what belongs to this backup alone. */
  snapshot: z.string().regex(/^snapshot-[\w-]+$/),
  /** The migrations of its schema by their checksums, first to last. */
  migrations: z.array(checksum),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: count,
      /** Of the file. */
      bytes: count,
      checksum,
    }),
  ),
  /** Of the list of all files, and of the files together. */
  files: z.strictObject({ count, bytes: count, checksum }),
  secret: z.strictObject({
    /** Of the newest, and of those that were still read beside it. */
    fingerprint: checksum,
    older: z.array(checksum).optional(),
    isIncluded: z.boolean(),
  }),
});

export type Manifest = z.output<typeof manifestSchema>;
export type DumpedTable = Manifest['tables'][number];

const MANIFEST = 'manifest.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const content = { ...manifest, checksum: checksumOf(manifest) };
  const draft = path.join(folder, `.${MANIFEST}.${newId()}`);
  await writeDurably(draft, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
  await renameInto(draft, path.join(folder, MANIFEST));
}

/** null when the folder has none. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const file = path.join(folder, MANIFEST);
  const text = await orNull(readFile(file, 'utf8'));
  if (text === null) return null;
  const { checksum: told, ...content } = parse(text, file);
  const parsed = manifestSchema.safeParse(content);
  if (!parsed.success) {
    throw new BackupError(
      `${file} is not the manifest of a backup that this version of the academy knows: ${firstProblem(parsed.error)}.`,
    );
  }
  if (told !== checksumOf(parsed.data)) throw new BackupError(`${file} was changed since it was written.`);
  return parsed.data;
}

function parse(text: string, file: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null) return { ...content };
  } catch (error) {
    throw new BackupError(`${file} is broken off or damaged.`, { cause: error });
  }
  throw new BackupError(`${file} is not the manifest of a backup.`);
}

function firstProblem({ issues }: z.ZodError): string {
  const [issue] = issues;
  return `${issue?.path.join('.') || 'it'} is wrong`;
}

function checksumOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}
