/** What is true of a course at this moment, as far as that is known: the last check may be old, and there may be none. */
import type { Finding } from '@academy/contract/preflight/finding.ts';
import { byWeight } from '@academy/contract/preflight/finding-weights.ts';
import { glancedCodes } from '@academy/contract/preflight/lesson-glance.ts';
import type { Preflight } from '@academy/contract/preflight/preflight-calls.ts';

export interface CurrentFindings {
  readonly findings: readonly Finding[];
  /** Those that are not listed, too. */
  readonly total: number;
}

/** To ask about before publishing: an old result may name what was mended, and is left out. */
export function surelyFound({ atOnce, result }: Preflight): CurrentFindings {
  if (result === null || result.hasChanged) return { findings: byWeight(atOnce), total: atOnce.length };
  return { findings: byWeight(result.findings), total: result.total };
}

const seenAtOnce: ReadonlySet<Finding['code']> = new Set(glancedCodes);

/** To be listed, beside a word about how old the check is. */
export function lastFound(preflight: Preflight): CurrentFindings {
  const { atOnce, result } = preflight;
  if (result === null || !result.hasChanged) return surelyFound(preflight);
  const lasting = result.findings.filter(({ code }) => !seenAtOnce.has(code));
  const gone = result.findings.length - lasting.length;
  return { findings: byWeight([...atOnce, ...lasting]), total: result.total - gone + atOnce.length };
}
