import { logoPath } from '@academy/contract/school-settings/logo.ts';
import type { ToldSchoolSettings } from '@academy/contract/school-settings/school-setting-calls.ts';
import { limitNames } from '@academy/contract/school-settings/school-setting-rules.ts';
import type { SchoolSettingName, SchoolSettings } from '@academy/contract/school-settings/school-settings.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { saveSchoolSettings } from '@academy/platform/school-settings/save-school-settings.ts';
import {
  findSchoolRules,
  type SchoolConfig,
  type SchoolRules,
} from '@academy/platform/school-settings/school-settings.ts';
import type { SchoolSettingsCache } from '@academy/platform/school-settings/school-settings-cache.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { megabytes } from './megabytes.ts';

export interface SettingsChange {
  readonly revision: number;
  readonly changes: { readonly [Name in SchoolSettingName]?: SchoolSettings[Name] | undefined };
}

export type SchoolSettingsService = ReturnType<typeof createSchoolSettingsService>;

export function createSchoolSettingsService(
  { db }: Database,
  config: SchoolConfig,
  cache: Pick<SchoolSettingsCache, 'forget'>,
) {
  return {
    get: async () => toldSettings(await findSchoolRules(db, config)),

    /** Of two who save at once, the second is told, and has lost nothing: the screen still has what was typed. */
    save: async (viewer: Viewer, { revision, changes }: SettingsChange) => {
      const saved = await db.transaction(async (tx) => {
        const { locked, settings: before } = await findSchoolRules(tx, config);
        const settings = changedOf(before, changes);
        for (const name of Object.keys(settings) as SchoolSettingName[]) {
          const variable = locked[name];
          if (variable !== undefined) throw new Refusal('setting_locked', { variable });
        }
        const after = { ...before, ...settings };
        if (after.signUp === 'domains' && after.signUpDomains.length === 0) {
          throw new Refusal('sign_up_domains_missing');
        }
        const isSaved = await saveSchoolSettings(tx, { revision, settings, actorId: viewer.id });
        if (!isSaved) throw new Refusal('settings_stale');
        return toldSettings(await findSchoolRules(tx, config));
      });
      cache.forget();
      return saved;
    },
  };
}

/** What differs from what holds: a field that says what a variable says changes nothing. */
function changedOf(before: SchoolSettings, changes: SettingsChange['changes']): Partial<SchoolSettings> {
  const changed = Object.entries(changes).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name as SchoolSettingName]),
  );
  return Object.fromEntries(changed);
}

export function toldSettings({
  revision,
  settings,
  logo,
  limitBytes,
  timeZone,
  locked,
}: SchoolRules): ToldSchoolSettings {
  const limits = Object.fromEntries(limitNames.map((name) => [name, megabytes(limitBytes[name])]));
  return {
    revision,
    settings,
    logo: logo === null ? null : logoPath(logo),
    limits: limits as ToldSchoolSettings['limits'],
    timeZone,
    locked,
  };
}
