import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { runFfmpeg } from '../video/ffmpeg.ts';
import { narrations } from './narrations.ts';

/** Sound with known words, as floats of 16 kHz in a file. */
export interface Clip {
  readonly name: string;
  readonly text: string;
  readonly file: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const films = [
  ['machine-learning-by-intuition/03-too-simple-too-clever', 'regularisation'],
  ['react-in-practice/01-components-with-clear-borders', 'component-tree'],
] as const;
const speech = path.join(root, 'platform/src/speech/testing/inaugural-address.wav');
const speechText =
  'And so my fellow Americans ask not what your country can do for you ask what you can do for your country';

/** What narrations stand over: hiss as of a cheap microphone, and chords. */
const hiss = { name: ' over hiss', source: 'anoisesrc=color=pink:amplitude=0.02:sample_rate=16000' };
const chords = {
  name: ' over chords',
  source: 'aevalsrc=0.02*exp(-2*mod(t\\,0.75))*(sin(523*PI*t)+sin(659*PI*t)+sin(784*PI*t)):sample_rate=16000',
};

/** The fixed set: the demo's films in English, natural speech, and narrations made here. */
export async function makeClips(ffmpeg: string, folder: string): Promise<Clip[]> {
  const clips: Clip[] = [];
  const add = async (name: string, text: string, input: readonly string[], under?: typeof hiss) => {
    const file = path.join(folder, `${clips.length}.f32`);
    const mix = under
      ? ['-f', 'lavfi', '-i', under.source, '-filter_complex', 'amix=duration=first,volume=2']
      : [];
    const form = ['-vn', '-ac', '1', '-ar', '16000', '-f', 'f32le', '-y', file];
    await runFfmpeg(ffmpeg, ['-v', 'error', '-nostdin', ...input, ...mix, ...form]);
    clips.push({ name, text, file });
  };
  for (const [lesson, name] of films) {
    const film = path.join(root, 'demo/courses', lesson, `${name}.mp4`);
    await add(`the film ${name}`, await narrationOf(name), ['-i', film]);
  }
  const thrice = `${speechText} `.repeat(3);
  await add('an address, three times', thrice, ['-stream_loop', '2', '-i', speech]);
  await add('the same over chords', thrice, ['-stream_loop', '2', '-i', speech], chords);
  if (!(await hasFlite(ffmpeg))) return clips;
  for (const [index, { voice, text }] of narrations.entries()) {
    const textFile = path.join(folder, `${voice}.txt`);
    await writeFile(textFile, text.replaceAll('\n', ' '));
    const input = ['-f', 'lavfi', '-i', `flite=textfile=${textFile}:voice=${voice}`];
    const under = [undefined, hiss, chords][index];
    await add(`the voice ${voice}${under?.name ?? ''}`, text, input, under);
  }
  return clips;
}

export async function readClip({ file }: Clip): Promise<Buffer> {
  return readFile(file);
}

/** What the film's maker let its voice say. The maker is asked as a program: nothing here imports it. */
async function narrationOf(film: string): Promise<string> {
  const module = pathToFileURL(path.join(root, `demo/film-maker/films/${film}.ts`)).href;
  const script = `const [film] = Object.values(await import('${module}'));
    process.stdout.write(film.sentences.map(({ text, spoken }) => spoken ?? text).join(' '));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return stdout;
}

async function hasFlite(ffmpeg: string): Promise<boolean> {
  const { stdout } = await runFfmpeg(ffmpeg, ['-hide_banner', '-filters'], { maxBuffer: 1e7 });
  if (/\bflite\b/.test(stdout)) return true;
  console.log('This ffmpeg has no flite: the narrations that it would read are left out.');
  return false;
}
