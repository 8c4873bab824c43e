import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const program = path.resolve(import.meta.dirname, '../../../platform/src/speech/measure/hear-stdin.ts');

export interface Hearing {
  readonly text: string;
  readonly cues: number;
  readonly soundSeconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

interface Line {
  readonly cues?: readonly { readonly text: string }[];
  readonly soundSeconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

/** What a process of its own hears in a sound, and what that costs it. */
export async function hearSound(
  sound: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  cuts: 'at pauses' | 'blind',
): Promise<Hearing> {
  const hearing = spawn(process.execPath, [program, ...(cuts === 'blind' ? ['--blind'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(hearing, 'exit');
  const sent = pipeline(Readable.from(sound), hearing.stdin);
  const texts: string[] = [];
  let figures: Line | undefined;
  for await (const json of createInterface(hearing.stdout)) {
    const line: Line = JSON.parse(json);
    if (line.cues) texts.push(...line.cues.map(({ text }) => text));
    else figures = line;
  }
  await Promise.all([sent, ended]);
  if (!figures) throw new Error('The sound could not be heard.');
  const { soundSeconds, cpuSeconds, peakMegabytes } = figures;
  return { text: texts.join(' '), cues: texts.length, soundSeconds, cpuSeconds, peakMegabytes };
}
