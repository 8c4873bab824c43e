import { access, chmod, constants, copyFile, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * The ffmpeg and ffprobe that come from npm, one package for each platform. Their install scripts, which this
 * repository does not let run, would make them executable; so that is done here, or on a copy where the installation
 * cannot be changed.
 */

/** Null when the optional package is not installed, or there is none for this platform. */
export async function bundledProgram(name: 'ffmpeg' | 'ffprobe'): Promise<string | null> {
  const folder = packageFolder(`@${name}-installer/${process.platform}-${process.arch}`);
  return folder === null ? null : executable(path.join(folder, name));
}

function packageFolder(packageName: string): string | null {
  try {
    return path.dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`));
  } catch {
    return null;
  }
}

/** The program itself, or an executable copy of it. */
export async function executable(
  program: string,
  copies = path.join(tmpdir(), `academy-${ownId()}`),
): Promise<string> {
  if (await canRun(program)) return program;
  await chmod(program, 0o755).catch(() => undefined);
  if (await canRun(program)) return program;
  return copyOnce(program, copies);
}

async function canRun(program: string): Promise<boolean> {
  return access(program, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function copyOnce(program: string, copies: string): Promise<string> {
  await mkdir(copies, { recursive: true, mode: 0o700 });
  const folder = await lstat(copies);
  // Every account may write to the temporary folder, so another one may have put a program under that name.
  if (!folder.isDirectory() || folder.uid !== ownId() || (folder.mode & 0o022) !== 0) {
    throw new Error('The folder for a copy of ffmpeg belongs to another account.');
  }
  const { size, mtimeMs } = await lstat(program);
  const copy = path.join(copies, `${path.basename(program)}-${size}-${Math.floor(mtimeMs)}`);
  if (await canRun(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  try {
    await copyFile(program, draft);
    await chmod(draft, 0o700);
    await rename(draft, copy);
  } finally {
    await rm(draft, { force: true });
  }
  return copy;
}

function ownId(): number {
  return process.getuid?.() ?? 0;
}
