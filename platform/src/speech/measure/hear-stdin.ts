/**
 * Run as a process by the benchmark: hears sound from its standard input (32-bit floats, 16 kHz, one channel) and writes a line of
 * JSON for each batch of cues, and one at the end with what it cost. With `--blind` it is its own control: the same model,
 * cut every 15 seconds wherever that is, and everything that it says.
 */
import { parseArgs } from 'node:util';
import { hear } from '../hear.ts';
import type { HeardBatch } from '../heard.ts';
import { createMoonshineTranscriber } from '../moonshine/moonshine-transcriber.ts';
import { longestPieceMs, samplesPerSecond } from '../transcriber.ts';

const { values } = parseArgs({ options: { blind: { type: 'boolean', default: false } } });
const transcriber = createMoonshineTranscriber();
// Loading the model is not hearing: it is done before the clock starts.
await transcriber.transcribe(new Float32Array(samplesPerSecond), { language: 'en' });
const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
let samples = 0;

for await (const batch of values.blind ? hearBlindly() : hear(counted(), { transcriber, language: 'en' })) {
  write(batch);
}
const cpu = process.cpuUsage(cpuBefore);
write({
  soundSeconds: samples / samplesPerSecond,
  seconds: (performance.now() - startedAt) / 1000,
  cpuSeconds: (cpu.user + cpu.system) / 1e6,
  peakMegabytes: process.resourceUsage().maxRSS / 1024,
});
await transcriber.close();

function write(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function* counted(): AsyncGenerator<Float32Array> {
  let rest = Buffer.alloc(0);
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 4);
    rest = bytes.subarray(whole);
    const sound = new Float32Array(new Uint8Array(bytes.subarray(0, whole)).buffer);
    samples += sound.length;
    yield sound;
  }
}

async function* hearBlindly(): AsyncGenerator<HeardBatch> {
  const piece = new Float32Array((longestPieceMs / 1000) * samplesPerSecond);
  let length = 0;
  const heard = async (): Promise<HeardBatch> => {
    const said = await transcriber.transcribe(piece.slice(0, length), { language: 'en' });
    const endMs = Math.round((samples / samplesPerSecond) * 1000);
    length = 0;
    return {
      reachedMs: endMs,
      cues: said.map(({ text }) => ({ startMs: endMs - longestPieceMs, endMs, text })),
    };
  };
  for await (const sound of counted()) {
    for (let start = 0; start < sound.length; ) {
      const part = sound.subarray(start, start + piece.length - length);
      piece.set(part, length);
      length += part.length;
      start += part.length;
      if (length === piece.length) yield await heard();
    }
  }
  if (length > 0) yield await heard();
}
