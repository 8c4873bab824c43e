/** An academy of commit 089d61e as it was kept: its backup, and what its API answered that day. */
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unpackZip } from '@academy/platform/zip/unpack-zip.ts';
import { writeZip } from '@academy/platform/zip/write-zip.ts';
import type { Person } from './fill-academy.ts';

/** In a zip, since segments of a film are called like TypeScript. */
const backupFile = path.join(import.meta.dirname, 'backup.zip');
const answersFile = path.join(import.meta.dirname, 'answers.json');
const limits = { entries: 100, entryBytes: 1_000_000, totalBytes: 1_000_000, depth: 8 };

export interface KeptAnswer {
  readonly person: Person;
  readonly call: string;
  readonly answer: unknown;
}

export async function keepAcademy(backup: string, answers: readonly KeptAnswer[]): Promise<void> {
  const entries = await readdir(backup, { recursive: true, withFileTypes: true });
  const members = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      name: path.relative(backup, file).replaceAll(path.sep, '/'),
      open: async () => createReadStream(file),
    }));
  await pipeline(writeZip(members), createWriteStream(backupFile));
  await writeFile(answersFile, `${JSON.stringify(answers, null, 2)}\n`);
}

export async function unpackBackup(folder: string): Promise<void> {
  await unpackZip(backupFile, folder, { limits });
}

export async function readKeptAnswers(): Promise<KeptAnswer[]> {
  return JSON.parse(await readFile(answersFile, 'utf8'));
}
