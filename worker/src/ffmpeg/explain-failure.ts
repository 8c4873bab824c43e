import type { ProgramEnd } from './run-program.ts';
import { FfmpegFailedError, NO_SPACE_LEFT, UnusableVideoError } from './video-errors.ts';

/** A program that ended by itself and badly, put into one sentence, and told apart: the machine or the file. */
export function explainFailure(end: ProgramEnd, privatePaths: readonly string[]): Error {
  const details = withoutPaths(end.complaint, privatePaths);
  const machine = troubleOfMachine(end);
  if (machine !== null) return new FfmpegFailedError(machine, details);
  if (isTroubleOfFile(end.complaint)) {
    return new UnusableVideoError(
      'The video in this file cannot be decoded: it is damaged or of a kind we cannot read.',
    );
  }
  return new FfmpegFailedError(
    `Preparing the video failed (ffmpeg ended with code ${end.exitCode}).`,
    details,
  );
}

function troubleOfMachine({ complaint, exitCode, endedBy }: ProgramEnd): string | null {
  if (/No space left on device|Disk quota exceeded|File too large/.test(complaint)) {
    return NO_SPACE_LEFT;
  }
  if (/Cannot allocate memory/.test(complaint)) return 'There was not enough memory to prepare the video.';
  if (endedBy === 'SIGKILL') {
    return 'The program that prepares videos was killed by the system, perhaps for lack of memory.';
  }
  if (endedBy !== null) return `The program that prepares videos crashed (${endedBy}).`;
  if (/Input\/output error|Too many open files|Permission denied|No such file or directory/.test(complaint)) {
    return 'The file of the video, or the place where it is prepared, could not be read or written.';
  }
  // What a shell says of a program that it cannot start.
  if (exitCode === 126 || exitCode === 127) return 'The programs that prepare videos could not be started.';
  return null;
}

function isTroubleOfFile(complaint: string): boolean {
  return /Invalid data found|Decoder .*not found|not on whitelist|matches no streams|Could not find codec parameters|does not contain any stream|moov atom not found|Error while decoding|Error submitting/.test(
    complaint,
  );
}

function withoutPaths(text: string, privatePaths: readonly string[]): string {
  return privatePaths.reduce((rest, path) => rest.replaceAll(path, '…'), text);
}
