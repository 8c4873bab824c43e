import path from 'node:path';
import { isBlobKey } from '../blobs/blob-key.ts';
import { orNull } from '../blobs/durable-files.ts';
import { isId } from '../ids.ts';
import { BackupError } from './backup-error.ts';
import { blobsFolderOf, fileListOf } from './backup-folder.ts';
import { readIncludedSecrets } from './backup-secrets.ts';
import { tableFileOf } from './dump-database.ts';
import { type ListedFile, readFileList } from './file-list.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { measureFile } from './measured-bytes.ts';

export interface CheckProgress {
  readonly files: number;
  readonly bytes: number;
}

const TOLD_DAMAGES = 10;

/** Reads all of a backup and holds it against its manifest: whole as it was written, or an error that says what is not. */
export async function checkBackup(
  folder: string,
  onProgress: (progress: CheckProgress) => void = () => undefined,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest === null) throw new BackupError(`There is no backup in ${folder}: it has no manifest.json.`);
  const snapshotFolder = path.join(folder, manifest.snapshot);
  const damages: string[] = [];
  let damaged = 0;
  const check = async (file: string, expected: Expected) => {
    const damage = await damageOf(file, expected);
    if (damage === null) return;
    damaged += 1;
    if (damages.length < TOLD_DAMAGES) damages.push(`${file} ${damage}`);
  };
  for (const { name, bytes, checksum } of manifest.tables) {
    if (!/^\w+$/.test(name)) throw new BackupError(`The backup names a table ${JSON.stringify(name)}.`);
    await check(tableFileOf(snapshotFolder, name), { size: bytes, checksum });
  }
  const { files } = manifest;
  const list = fileListOf(snapshotFolder);
  const listDamage = await damageOf(list, { checksum: files.checksum });
  // What it says then is nothing to go by.
  if (listDamage !== null) throw damageError(folder, [...damages, `${list} ${listDamage}`], damaged + 1);
  const total = { files: 0, bytes: 0 };
  for await (const file of readFileList(list)) {
    await check(pathInBackup(folder, manifest, file), file);
    total.files += 1;
    total.bytes += file.size;
    onProgress(total);
  }
  if (damaged > 0) throw damageError(folder, damages, damaged);
  if (total.files !== files.count || total.bytes !== files.bytes) {
    throw new BackupError('The backup lists other files than its manifest says.');
  }
  await readIncludedSecrets(folder, manifest);
  return manifest;
}

function damageError(folder: string, damages: readonly string[], count: number): BackupError {
  const more = count > damages.length ? [`and ${count - damages.length} more`] : [];
  return new BackupError(
    [
      `The backup in ${folder} is damaged:`,
      ...[...damages, ...more].map((damage) => `  ${damage}`),
      `While the academy is there, npm run academy -- backup --verify ${folder} copies them again. Otherwise take another backup.`,
    ].join('\n'),
  );
}

/** Where a listed file lies. The key is checked first: a list that was tampered with may say anything. */
export function pathInBackup(folder: string, { snapshot }: Manifest, { key, at }: ListedFile): string {
  const isUpload = key.startsWith('uploads/') && isId(key.slice('uploads/'.length));
  if (!isUpload && !isBlobKey(key)) {
    throw new BackupError(`The backup lists a file under a name that none can have: ${JSON.stringify(key)}.`);
  }
  return path.join(at === 'blobs' ? blobsFolderOf(folder) : path.join(folder, snapshot), key);
}

interface Expected {
  readonly size?: number;
  readonly checksum: string;
}

async function damageOf(file: string, { size, checksum }: Expected): Promise<string | null> {
  const found = await orNull(measureFile(file));
  if (found === null) return 'is missing';
  if (size !== undefined && found.size !== size) return `has ${found.size} bytes and should have ${size}`;
  return found.checksum === checksum ? null : 'is not as it was written';
}
