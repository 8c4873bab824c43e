import path from 'node:path';
import type { MadeBackup } from '@academy/platform/backup/make-backup.ts';
import type { Manifest } from '@academy/platform/backup/manifest.ts';
import { repositoryRoot } from '@academy/platform/repository-root.ts';
import { counted, readableSize } from './readable-size.ts';

/** What there is now, and what was done for it. */
export function reportOf(
  folder: string,
  {
    manifest,
    copiedFiles,
    copiedBytes,
    repairedFiles,
    unreadableUploads,
  }: Omit<MadeBackup, 'lost' | 'lostFiles'>,
): string {
  const { tables, files, secret } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `The backup is in ${folder}`,
    `  database  ${counted(tables.length, 'table')}, ${counted(rows, 'row')}`,
    `  files     ${counted(files.count, 'file')}, ${readableSize(files.bytes)}; copied now: ${counted(copiedFiles, 'file')}, ${readableSize(copiedBytes)}`,
    ...(repairedFiles === 0
      ? []
      : [
          `  repaired  ${counted(repairedFiles, 'file')} of the backup, which had been damaged: look after its disk`,
        ]),
    ...(unreadableUploads === 0
      ? []
      : [
          `  uploads   ${counted(unreadableUploads, 'upload')} under way left out: S3 gives back what is finished; after a restore they begin anew`,
        ]),
    secret.isIncluded
      ? '  secret    included: keep the folder as safe as the academy itself'
      : '  secret    left out: without ACADEMY_SECRET, which you keep, no video of it can be played again',
  ].join('\n');
}

const KEPT =
  'What is kept is the copy of an earlier backup, in blobs of the backup: a restore brings it back, or copy it into blobs of the data folder.';

/** What the academy does not have any more though its database names it, and what becomes of that. */
export function lostReport({ lost, lostFiles }: Pick<MadeBackup, 'lost' | 'lostFiles'>): string {
  const more = lostFiles - lost.length;
  return [
    `The academy itself has lost ${counted(lostFiles, 'file')} that it should have:`,
    ...lost.map(({ key, kept }) => `  ${key}: ${kept === null ? 'no backup here has it' : 'kept'}`),
    ...(more === 0 ? [] : [`  and ${more.toLocaleString('en')} more`]),
    ...(lost.some(({ kept }) => kept !== null) ? [KEPT] : []),
  ].join('\n');
}

/** Without the folder it would start an academy of its own in the usual one. */
export function startCommand(dataDir: string): string {
  if (dataDir === path.join(repositoryRoot, 'data')) return 'npm start';
  const quoted = /^[\w./:@+-]+$/.test(dataDir) ? dataDir : `'${dataDir.replaceAll("'", String.raw`'\''`)}'`;
  return `ACADEMY_DATA=${quoted} npm start`;
}

/** What a backup has, in the words of who runs the academy. A note may be of a lesson or of a moment of its film. */
export function contentOf({ tables, files }: Pick<Manifest, 'tables' | 'files'>): string[] {
  const rows = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  const content = [
    counted(rows('users'), 'person', 'people'),
    counted(rows('courses'), 'course'),
    counted(rows('lessons'), 'lesson'),
    counted(rows('enrollments'), 'enrollment'),
    counted(rows('notes') + rows('timed_notes'), 'note'),
    counted(rows('certificates'), 'certificate'),
    counted(rows('video_assets'), 'video'),
  ];
  return [
    `  database  ${content.join(', ')}`,
    `  files     ${counted(files.count, 'file')}, ${readableSize(files.bytes)}`,
  ];
}
