/**
 * Shows how PostgreSQL really ran the academy's own statements: it explains every statement in its log
 * while the academy works, so nothing is copied and nothing can differ.
 */
import { logEntriesOf } from './postgres-log.ts';

/** For the embedded PostgreSQL of an academy whose plans are to be read. */
export const explainSettings = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_nested_statements=on',
].join(' ');

/**
 * The plans of what the academy read while the work was done, one text a statement. Of each plan the nodes that read
 * a table or an index: whether an index was used is told by those.
 */
export async function plansOf(dataDir: string, work: () => Promise<void>): Promise<string[]> {
  return (await logEntriesOf(dataDir, work))
    .filter((entry) => entry.includes('plan:') && /\b(courses|search_words|sessions)\b/.test(entry))
    .map((entry) =>
      entry
        .split('\n')
        .filter((line) => /\b(Seq Scan|Index Scan|Index Only Scan|Bitmap Index Scan)\b/.test(line))
        .map((line) =>
          line
            .replaceAll(/\s+/g, ' ')
            .replace(/^ ?->/, '')
            .replace(/\(cost=\S+ rows=\d+ width=\d+\) /, '')
            .trim(),
        )
        .join('\n'),
    )
    .filter((plan) => plan !== '');
}
