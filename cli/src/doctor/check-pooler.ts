import type { Config } from '@academy/platform/config.ts';
import { keepsSession, noSessionSentence } from '@academy/platform/database/session.ts';
import { type Finding, good, problem, reasonOf } from './finding.ts';

/** Whether what needs a session of PostgreSQL gets one. Nothing to say where DATABASE_URL is PostgreSQL itself. */
export async function checkPooler({
  databaseUrl,
  databaseDirectUrl,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>): Promise<Finding[]> {
  if (databaseUrl === null) return [];
  const direct = databaseDirectUrl ?? databaseUrl;
  try {
    const [isDirectKept, isUrlKept] = [await keepsSession(direct), await keepsSession(databaseUrl)];
    if (!isDirectKept) return [problem('pooler', ...sentences(databaseDirectUrl !== null))];
    return isUrlKept ? [] : [good('pooler', 'in front of PostgreSQL; DATABASE_DIRECT_URL leads past it')];
  } catch (error) {
    const advice = 'Check DATABASE_DIRECT_URL and that the server runs.';
    return [problem('pooler', `PostgreSQL cannot be reached past it: ${reasonOf(error)}`, advice)];
  }
}

function sentences(isSet: boolean): [text: string, advice: string] {
  const [text = '', advice = ''] = noSessionSentence.split('. ');
  return isSet ? [text.replace('DATABASE_URL', 'DATABASE_DIRECT_URL'), advice] : [text, advice];
}
