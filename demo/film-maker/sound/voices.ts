import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

export const SAMPLE_RATE = 44_100;

/** A little slower than the voice likes to speak, and rounded where a synthetic voice is sharp. */
const voices = {
  elena: { engine: 'flite', voice: 'slt', tempo: 0.92, pitch: 1 },
  tanvir: { engine: 'flite', voice: 'rms', tempo: 1.04, pitch: 1 },
  farhana: { engine: 'espeak-ng', voice: 'bn+f2', tempo: 1, pitch: 1 },
} as const;

export type VoiceName = keyof typeof voices;

const ROUNDED = [
  'highpass=f=75',
  'equalizer=f=220:t=q:w=1:g=2',
  'equalizer=f=3300:t=q:w=1.2:g=-2.5',
  'treble=g=-2:f=6500',
  'acompressor=threshold=0.09:ratio=3:attack=8:release=160:makeup=1.6',
  // A small room, hardly heard: a voice without any sounds as if it were inside the ear.
  'aecho=0.95:0.9:17|29:0.10|0.06',
].join(',');

/** Both ends of what an engine says are silent for longer than we want to pause. */
const TRIM = 'silenceremove=start_periods=1:start_threshold=-45dB:start_silence=0.02';

/** One sentence, as samples from -1 to 1. */
export function speak(name: VoiceName, sentence: string, folder: string): Float32Array {
  const { engine, voice, tempo, pitch } = voices[name];
  const text = path.join(folder, 'sentence.txt');
  const wav = path.join(folder, 'sentence.wav');
  writeFileSync(text, sentence);
  const input =
    engine === 'flite' ? ['-f', 'lavfi', '-i', `flite=textfile=${text}:voice=${voice}`] : ['-i', wav];
  if (engine === 'espeak-ng') {
    execFileSync(engine, ['-v', voice, '-s', '158', '-p', '42', '-g', '1', '-f', text, '-w', wav]);
  }
  const resampled = `aresample=${SAMPLE_RATE},asetrate=${SAMPLE_RATE * pitch},aresample=${SAMPLE_RATE}`;
  const filters = `${resampled},${TRIM},areverse,${TRIM},areverse,atempo=${tempo},${ROUNDED}`;
  const raw = execFileSync(
    'ffmpeg',
    ['-nostdin', '-v', 'error', ...input, '-af', filters, '-ac', '1', '-f', 'f32le', '-'],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
}
