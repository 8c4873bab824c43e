import type { CaptionFileProblem } from './caption-file-problem.ts';
import { captionLimits as limits } from './caption-limits.ts';
import { CueReader, type FileCue } from './cue-reader.ts';
import { decodeCaptionFile } from './decode-caption-file.ts';

/**
 * The cues of a WebVTT or SRT file, in the order of their times, as plain text; cues that overlap stay. It takes time in
 * proportion to the file, and ends at the first problem.
 */
export function readCaptionFile(bytes: Uint8Array): readonly FileCue[] | CaptionFileProblem {
  if (bytes.length > limits.fileBytes) {
    return { code: 'file_too_large', facts: { megabytes: limits.fileBytes / 1024 / 1024 } };
  }
  const reader = new CueReader();
  const problem = readLines(decodeCaptionFile(bytes), reader);
  const isKnown = reader.isWebVtt || reader.cues.length > 0;
  if (problem !== null) return !isKnown && isAboutForm(problem) ? { code: 'caption_file_unknown' } : problem;
  if (reader.cues.length === 0) return { code: isKnown ? 'caption_file_empty' : 'caption_file_unknown' };
  return reader.cues.toSorted((one, other) => one.startMs - other.startMs || one.endMs - other.endMs);
}

/** Of a file that is anything else, nothing is said about its lines. */
function isAboutForm({ code }: CaptionFileProblem): boolean {
  return code === 'caption_times_missing' || code === 'caption_times_unreadable';
}

function readLines(text: string, reader: CueReader): CaptionFileProblem | null {
  let line = 0;
  for (let at = 0; at <= text.length; ) {
    const end = endOfLine(text, at);
    line += 1;
    const problem = reader.take(text.slice(at, end), line);
    if (problem !== null) return problem;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return reader.endBlock();
}

function endOfLine(text: string, from: number): number {
  let end = from;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}
