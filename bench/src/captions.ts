import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BenchRow, printLine } from './bench-row.ts';
import { type Clip, makeClips, readClip } from './captions/clips.ts';
import { type Hearing, hearSound } from './captions/hearing.ts';
import { twoHours } from './captions/two-hours.ts';
import { countWordErrors } from './captions/word-errors.ts';
import { findFfmpegPrograms } from './video/ffmpeg.ts';

const control = 'the same model, cut every 15 s';
const mostMegabytes = 700;

/** How well films are heard, how fast, and with how much memory. */
export async function benchCaptions({ only }: { only?: string | undefined } = {}): Promise<BenchRow[]> {
  console.log('Captions');
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-captions-'));
  try {
    const clips = await makeClips(findFfmpegPrograms().ffmpeg, folder);
    const heard = only === 'memory' ? [] : await benchClips(clips);
    const held = only === 'clips' ? [] : await benchTwoHours(clips);
    return [...heard, ...held];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function benchClips(clips: readonly Clip[]): Promise<BenchRow[]> {
  const ours = { errors: 0, cpuSeconds: 0 };
  const blind = { errors: 0, cpuSeconds: 0 };
  let [words, soundSeconds] = [0, 0];
  const width = Math.max(...clips.map(({ name }) => name.length)) + 2;
  printLine('words wrong'.padEnd(width), ['of', 'ours', 'blind'], 8);
  for (const clip of clips) {
    const sound = await readClip(clip);
    const counts = await Promise.all(
      [await hearSound([sound], 'at pauses'), await hearSound([sound], 'blind')].map(
        async (hearing, index) => {
          const counted = countWordErrors(clip.text, hearing.text);
          add(index === 0 ? ours : blind, counted.errors, hearing);
          return { ...counted, soundSeconds: hearing.soundSeconds };
        },
      ),
    );
    words += counts[0]?.words ?? 0;
    soundSeconds += counts[0]?.soundSeconds ?? 0;
    const cells = [counts[0]?.words, ...counts.map(({ errors }) => errors)];
    printLine(clip.name.padEnd(width), cells.map(String), 8);
  }
  return [
    {
      ...{ name: `words wrong, of ${words}`, unit: '%', controlName: control, target: { atMost: 1 } },
      ...{ ours: (ours.errors / words) * 100, control: (blind.errors / words) * 100 },
    },
    {
      ...{ name: 'captions, one core', unit: '× real time', controlName: control, target: null },
      ...{ ours: soundSeconds / ours.cpuSeconds, control: soundSeconds / blind.cpuSeconds },
    },
  ];
}

function add(sum: { errors: number; cpuSeconds: number }, errors: number, { cpuSeconds }: Hearing): void {
  sum.errors += errors;
  sum.cpuSeconds += cpuSeconds;
}

async function benchTwoHours(clips: readonly Clip[]): Promise<BenchRow[]> {
  const clip = clips[0];
  if (!clip) return [];
  const { soundSeconds, cues, peakMegabytes } = await hearSound(twoHours(await readClip(clip)), 'at pauses');
  console.log(
    `${(soundSeconds / 3600).toFixed(2)} hours: ${cues} cues, at most ${peakMegabytes.toFixed(0)} MB`,
  );
  return [
    {
      ...{ name: 'two hours of sound', unit: 'MB', ours: peakMegabytes, control: mostMegabytes },
      ...{ controlName: 'the bound that was set', target: { atMost: 1 } },
    },
  ];
}
