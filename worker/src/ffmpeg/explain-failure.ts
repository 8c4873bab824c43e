import type { VideoFailure } from '@academy/contract/videos/video-failure.ts';
import { PermanentVideoError, TransientVideoError } from '../video-errors.ts';
import type { ProgramEnd } from './run-program.ts';

/** Why a program failed that ended by itself: because of the machine, or because of the file. */
export function explainFailure(end: ProgramEnd, privatePaths: readonly string[]): Error {
  const details = withoutPaths(end.complaint, privatePaths);
  const failure = machineFailure(end);
  if (failure !== null) return new TransientVideoError(failure, { details });
  if (isFileUndecodable(end.complaint)) return new PermanentVideoError({ code: 'undecodable' }, { details });
  return new TransientVideoError({ code: 'ffmpeg_failed', exitCode: end.exitCode }, { details });
}

function machineFailure({ complaint, exitCode, endedBy }: ProgramEnd): VideoFailure | null {
  if (/No space left on device|Disk quota exceeded|File too large/.test(complaint)) {
    return { code: 'disk_full' };
  }
  if (/Cannot allocate memory/.test(complaint)) return { code: 'out_of_memory' };
  if (endedBy === 'SIGKILL') return { code: 'ffmpeg_killed' };
  if (endedBy !== null) return { code: 'ffmpeg_crashed', signal: endedBy };
  if (/Input\/output error|Too many open files|Permission denied|No such file or directory/.test(complaint)) {
    return { code: 'files_inaccessible' };
  }
  // How a shell ends when it cannot start the program.
  if (exitCode === 126 || exitCode === 127) return { code: 'ffmpeg_not_started' };
  return null;
}

function isFileUndecodable(complaint: string): boolean {
  return /Invalid data found|Decoder .*not found|not on whitelist|matches no streams|Could not find codec parameters|does not contain any stream|moov atom not found|Error while decoding|Error submitting/.test(
    complaint,
  );
}

function withoutPaths(text: string, privatePaths: readonly string[]): string {
  return privatePaths.reduce((rest, path) => rest.replaceAll(path, '…'), text);
}
