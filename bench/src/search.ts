import type { BenchRow } from './bench-row.ts';
import { compare, type Read, showPlans, withContenders } from './compare.ts';
import { explainSettings } from './postgres-log.ts';
import { type RunningAcademy, withDatabase } from './running-academy.ts';
import { benchAppending } from './search/append-cues.ts';
import { fillCues, people } from './search/fill-cues.ts';
import { mostCommonWord } from './search/spoken-words.ts';

const cues = 1_000_000;

const searches = {
  'a rare word': 'zymurgy',
  'a common word': mostCommonWord,
  'a Bengali word': 'জ্যোতির্বিদ্যা',
  'a typing error': 'zymurgi',
  'a phrase': '"quantum entanglement"',
} as const;

/** Everybody reads: in one course of thousands, in hundreds of them, and everywhere. */
async function readsOf(academy: RunningAcademy): Promise<Read[]> {
  const askers = {
    'one course': people.one.email,
    'hundreds of courses': people.hundreds.email,
    'all courses': 'admin@example.com',
  };
  const reads: Read[] = [];
  for (const [scope, email] of Object.entries(askers)) {
    const cookie = await academy.command('session', email);
    for (const [name, q] of Object.entries(searches)) {
      reads.push({
        name: `${name}, ${scope}`,
        path: `/api/search/moments?q=${encodeURIComponent(q)}`,
        headers: { cookie },
        beside: 'the statements',
        target: { atLeast: 0.5 },
      });
    }
  }
  return reads;
}

export function benchSearch({ seconds }: { seconds: number }): Promise<BenchRow[]> {
  console.log(`Moments among ${cues.toLocaleString('en')} cues`);
  return withContenders(seconds / 2, async (contenders) => {
    const { academy } = contenders;
    await fillCues(await academy.command('database'), { cues, onProgress: console.log });
    const reads = await readsOf(academy);
    console.log('\nSigned in, GET /api/search/moments, 10 connections');
    const rows = await compare(reads, contenders);
    rows.push(await withDatabase(academy, benchAppending));
    await academy.restart({ POSTGRES_SETTINGS: explainSettings });
    for (const read of reads) {
      const plans = await showPlans(read, academy);
      // Hundreds of courses of a few thousand are joined by reading those once, which is quicker.
      if (plans.some((plan) => /Seq Scan on (caption_cues|lessons|lesson_words)\b/.test(plan))) {
        throw new Error(`${read.name} reads a whole table.`);
      }
    }
    return rows;
  });
}
