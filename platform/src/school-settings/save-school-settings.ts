import type { SchoolSettings } from '@academy/contract/school-settings/school-settings.ts';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Transaction } from '../database/connect.ts';
import { schoolSettings } from '../database/schema/school-settings.ts';
import { recordEvent } from '../outbox/outbox.ts';

interface Change {
  readonly revision: number;
  readonly settings?: Partial<SchoolSettings>;
  readonly logo?: string | null;
  readonly actorId: string | null;
}

/** False when the settings are of another revision by now. Every process hears of a change, and the trail which ones they were. */
export async function saveSchoolSettings(tx: Transaction, change: Change): Promise<boolean> {
  const { revision, settings = {}, actorId } = change;
  const json = JSON.stringify(settings);
  const saved = await tx
    .insert(schoolSettings)
    // Whoever names another revision than 0 finds this one, and is told that it is late.
    .values({ revision: 1, settings, logo: change.logo ?? null })
    .onConflictDoUpdate({
      target: schoolSettings.id,
      set: {
        revision: sql`${schoolSettings.revision} + 1`,
        settings: sql`${schoolSettings.settings} || ${json}::jsonb`,
        updatedAt: sql`now()`,
        ...('logo' in change ? { logo: change.logo } : {}),
      },
      setWhere: sql`${schoolSettings.revision} = ${revision}`,
    })
    .returning({ revision: schoolSettings.revision });
  if (saved[0]?.revision !== revision + 1) return false;
  const names = [...Object.keys(settings), ...('logo' in change ? ['logo'] : [])];
  await recordEvent(tx, { name: 'settings_changed' });
  await recordAudit(tx, { action: 'settings_changed', actorId, facts: { settings: names.join(' ') } });
  return true;
}
