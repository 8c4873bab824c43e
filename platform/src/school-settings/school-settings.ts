/** What holds in this academy: a variable that is set, else what an admin chose, else what the academy comes with. */
import {
  isTimeZone,
  type LimitName,
  limitNames,
  variablesOfSetting,
} from '@academy/contract/school-settings/school-setting-rules.ts';
import {
  readSchoolSettings,
  type SchoolSettingName,
  type SchoolSettings,
  schoolSettingNames,
} from '@academy/contract/school-settings/school-settings.ts';
import type { Config } from '../config.ts';
import type { Queryable } from '../database/connect.ts';
import { schoolSettings } from '../database/schema/school-settings.ts';

export type SchoolConfig = Pick<
  Config,
  'creatorQuotaBytes' | 'maxResourceBytes' | 'maxUploadBytes' | 'setVariables' | 'support' | 'timeZone'
>;

export interface SchoolRules {
  /** Counts the changes; 0 before the first. */
  readonly revision: number;
  readonly settings: SchoolSettings;
  /** The file of the academy's own mark. */
  readonly logo: string | null;
  readonly limitBytes: Readonly<Record<LimitName, number>>;
  /** Where its days begin. */
  readonly timeZone: string;
  /** The variable that is set in place of a setting. */
  readonly locked: Readonly<Partial<Record<SchoolSettingName, string>>>;
}

const MEGABYTE = 1024 * 1024;

/** As they are now: for what is decided by them. What is only shown may come from the `SchoolSettingsCache`. */
export async function findSchoolRules(db: Queryable, config: SchoolConfig): Promise<SchoolRules> {
  const [row] = await db.select().from(schoolSettings);
  const chosen = readSchoolSettings(row?.settings ?? {});
  const locked = lockedBy(config);
  const limitBytes = {} as Record<LimitName, number>;
  for (const name of limitNames) {
    const megabytes = locked[name] === undefined ? chosen[name] : null;
    limitBytes[name] = megabytes === null ? bytesOf(config, name) : megabytes * MEGABYTE;
  }
  const timeZone = locked.timeZone === undefined ? chosen.timeZone : config.timeZone;
  return {
    revision: row?.revision ?? 0,
    settings: {
      ...chosen,
      support: locked.support === undefined ? (chosen.support ?? config.support) : config.support,
      timeZone,
    },
    timeZone: timeZone ?? machineZone(),
    logo: row?.logo ?? null,
    limitBytes,
    locked,
  };
}

/** Nodes of one academy may be set differently: then one is to be chosen. */
function machineZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

function lockedBy({ setVariables }: SchoolConfig): SchoolRules['locked'] {
  const variables: Readonly<Partial<Record<SchoolSettingName, readonly string[]>>> = variablesOfSetting;
  return Object.fromEntries(
    schoolSettingNames.flatMap((name) => {
      const variable = variables[name]?.find((candidate) => setVariables.includes(candidate));
      return variable === undefined ? [] : [[name, variable]];
    }),
  );
}

function bytesOf(config: SchoolConfig, name: LimitName): number {
  if (name.endsWith('QuotaMb')) return config.creatorQuotaBytes;
  return name.endsWith('UploadMb') ? config.maxUploadBytes : config.maxResourceBytes;
}
