import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workerScript } from '../start/worker-processes.ts';
import { type Environment, fastStart } from '../supervisor/child-program.ts';
import { type Finding, good, problem, warning } from './finding.ts';

interface Told {
  readonly found?: { readonly ffmpeg: string; readonly version: string; readonly origin: string };
  readonly missing?: string;
}

const LONGEST_MS = 60_000;

/** Asks a worker which ffmpeg it would use, and whether that can do what it has to. */
export async function checkFfmpeg(environment: Environment): Promise<Finding> {
  const { found, missing = 'A worker cannot say which ffmpeg it would use.' } =
    await askForFfmpeg(environment);
  if (found === undefined) {
    const [text = missing, ...advice] = missing.split(': ');
    return problem(
      'ffmpeg',
      text,
      sentence(advice.join(': ') || 'Install ffmpeg with the packages of your system.'),
    );
  }
  if (found.origin !== 'bundled') return good('ffmpeg', `${found.version} at ${found.ffmpeg}`);
  return warning(
    'ffmpeg',
    `${found.version}, which came from npm and is old and slow`,
    'Better install one (Debian: apt install ffmpeg) and start the workers again.',
  );
}

/** Which one a worker would use. */
export async function askForFfmpeg(environment: Environment): Promise<Told> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', fastStart, workerScript, '--tell-ffmpeg'],
      {
        env: { ...environment },
        timeout: LONGEST_MS,
      },
    );
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
