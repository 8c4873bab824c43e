import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isBlobKey } from '../blobs/blob-key.ts';
import { orNull } from '../blobs/durable-files.ts';
import { isId } from '../ids.ts';
import { BackupError } from './backup-error.ts';
import { blobsFolderOf, fileListOf, secretFileOf } from './backup-folder.ts';
import { tableFileOf } from './dump-database.ts';
import { type ListedFile, readFileList } from './file-list.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { measureFile } from './measured-bytes.ts';
import { secretFingerprint } from './secret-fingerprint.ts';

export interface CheckProgress {
  readonly files: number;
  readonly bytes: number;
}

/** Reads all of a backup and holds it against its manifest: whole as it was written, or an error that says what is not. */
export async function checkBackup(
  folder: string,
  onProgress: (progress: CheckProgress) => void = () => undefined,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest === null) throw new BackupError(`There is no backup in ${folder}: it has no manifest.json.`);
  const snapshotFolder = path.join(folder, manifest.snapshot);
  for (const { name, bytes, checksum } of manifest.tables) {
    if (!/^\w+$/.test(name)) throw new BackupError(`The backup names a table ${JSON.stringify(name)}.`);
    await checkFile(tableFileOf(snapshotFolder, name), { size: bytes, checksum });
  }
  const { files } = manifest;
  await checkFile(fileListOf(snapshotFolder), { checksum: files.checksum });
  const total = { files: 0, bytes: 0 };
  for await (const file of readFileList(fileListOf(snapshotFolder))) {
    await checkFile(placeOf(folder, manifest, file), file);
    total.files += 1;
    total.bytes += file.size;
    onProgress(total);
  }
  if (total.files !== files.count || total.bytes !== files.bytes) {
    throw new BackupError('The backup lists other files than its manifest says.');
  }
  await readIncludedSecret(folder, manifest);
  return manifest;
}

/** Where a listed file lies. A key is only a place in the backup after it was looked at: it may say anything. */
export function placeOf(folder: string, { snapshot }: Manifest, { key, at }: ListedFile): string {
  const isUpload = key.startsWith('uploads/') && isId(key.slice('uploads/'.length));
  if (!isUpload && !isBlobKey(key)) {
    throw new BackupError(`The backup lists a file under a name that none can have: ${JSON.stringify(key)}.`);
  }
  return path.join(at === 'blobs' ? blobsFolderOf(folder) : path.join(folder, snapshot), key);
}

/** null when it was left out. */
export async function readIncludedSecret(
  folder: string,
  { snapshot, secret }: Manifest,
): Promise<string | null> {
  if (!secret.isIncluded) return null;
  const file = secretFileOf(path.join(folder, snapshot));
  const text = (await orNull(readFile(file, 'utf8')))?.trim() ?? '';
  if (secretFingerprint(text) === secret.fingerprint) return text;
  throw new BackupError(`The secret in ${file} is missing or was changed.`);
}

async function checkFile(file: string, expected: { size?: number; checksum: string }): Promise<void> {
  const found = await orNull(measureFile(file));
  if (found === null) throw new BackupError(`The backup is not whole: ${file} is missing.`);
  if (expected.size !== undefined && found.size !== expected.size) {
    throw new BackupError(
      `The backup is not whole: ${file} has ${found.size} bytes and should have ${expected.size}.`,
    );
  }
  if (found.checksum !== expected.checksum) {
    throw new BackupError(`The backup is damaged: ${file} is not as it was written.`);
  }
}
