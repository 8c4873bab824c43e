import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readingReasons } from '@academy/contract/resources/resource-reading.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import { TransientVideoError } from '../video-errors.ts';
import type { FileBounds } from './file-bounds.ts';
import type { FileText, TextPart } from './file-text.ts';
import type { FileKind } from './text-file.ts';

export interface FileToRead {
  readonly kind: FileKind;
  readonly extension: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly bounds: FileBounds;
  /** Empty, for the program to run in. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

const MEGABYTE = 1024 * 1024;
/** A letter takes up to six bytes in the answer. */
const BYTES_OF_LETTER = 8;

const reader = fileURLToPath(new URL('file-reader.ts', import.meta.url));
const root = path.resolve(import.meta.dirname, '../../..');
/** Where code lies. The folder of the academy's data may lie beside these. */
const readable = ['worker', 'contract', 'node_modules'].map((folder) => path.join(root, folder));

/** Nothing to read but code, nothing to write, to start or to call. */
export function readerOptions({ memoryBytes }: Pick<FileBounds, 'memoryBytes'>): string[] {
  return [
    '--permission',
    ...readable.map((place) => `--allow-fs-read=${place}`),
    `--max-old-space-size=${Math.floor(memoryBytes / MEGABYTE / 2)}`,
  ];
}

/** Takes the text out of a file in a process of its own, confined as ffmpeg is. */
export async function runFileReader(file: FileToRead): Promise<FileText> {
  const { kind, extension, content, bounds, folder, signal } = file;
  const chunks: Buffer[] = [];
  const args = [...readerOptions(bounds), reader, kind, extension, JSON.stringify(bounds)];
  try {
    const end = await runProgram(process.execPath, args, {
      ...{ folder, signal, input: content, timeLimitMs: bounds.timeMs },
      memoryLimitBytes: bounds.memoryBytes,
      maxOutputBytes: MEGABYTE + bounds.letters * BYTES_OF_LETTER,
      onOutput: (chunk) => chunks.push(chunk),
    });
    // Node.js and the system end it so when it takes more memory than it may.
    if (end.endedBy !== null) return { state: 'failed', reason: 'too_slow' };
    if (end.exitCode !== 0)
      throw new Error(`The reader of files ended with ${end.exitCode}: ${end.complaint}`);
  } catch (error) {
    const code = error instanceof TransientVideoError ? error.failure.code : null;
    if (code === 'preparation_too_slow') return { state: 'failed', reason: 'too_slow' };
    if (code === 'ffmpeg_flooded_output') return { state: 'failed', reason: 'broken' };
    throw error;
  }
  return readAnswer(JSON.parse(Buffer.concat(chunks).toString()));
}

/** The program read what a stranger made, so its answer is looked at as a stranger's. */
function readAnswer(answer: unknown): FileText {
  if (typeof answer === 'object' && answer !== null && 'state' in answer) {
    const { state } = answer;
    if (state === 'done' && 'parts' in answer && Array.isArray(answer.parts) && answer.parts.every(isPart)) {
      return { state, parts: answer.parts };
    }
    const reason = 'reason' in answer ? readingReasons.find((one) => one === answer.reason) : undefined;
    if ((state === 'skipped' || state === 'failed') && reason !== undefined) return { state, reason };
  }
  throw new Error('The reader of files gave no answer that can be read.');
}

function isPart(part: unknown): part is TextPart {
  if (typeof part !== 'object' || part === null || !('page' in part) || !('text' in part)) return false;
  const isPage = part.page === null || Number.isInteger(part.page);
  return isPage && typeof part.text === 'string' && !part.text.includes('\0');
}
