import { measureQuality } from './assistant/quality.ts';
import type { Half } from './assistant/question-set.ts';
import { measureSpeed } from './assistant/speed.ts';
import type { BenchRow } from './bench-row.ts';
import { type RunningAcademy, startAcademy } from './running-academy.ts';
import { fillCues } from './search/fill-cues.ts';

const cues = 1_000_000;

/** `only` is 'quality', 'speed', or 'tuned': the half of the questions that whoever tunes may look at. */
export async function benchAssistant({ only }: { only: string | undefined }): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  if (only !== 'speed') {
    console.log('Answers without a language model: where they point to');
    const halves: readonly Half[] = only === 'tuned' ? ['tuned'] : ['tuned', 'held-out'];
    rows.push(...(await withAcademy((academy) => measureQuality(academy, halves))));
  }
  if (only === undefined || only === 'speed') {
    console.log(`\nFirst words of an answer among ${cues.toLocaleString('en')} cues`);
    rows.push(
      ...(await withAcademy(async (academy) => {
        await fillCues(await academy.command('database'), { cues, onProgress: console.log });
        return measureSpeed(academy);
      })),
    );
  }
  return rows;
}

async function withAcademy<T>(measure: (academy: RunningAcademy) => Promise<T>): Promise<T> {
  const academy = await startAcademy();
  try {
    return await measure(academy);
  } finally {
    await academy.stop();
  }
}
