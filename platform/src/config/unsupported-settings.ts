import { OBJECT_STORE_SETTINGS } from '@academy/contract/settings/setting-names.ts';

/**
 * Settings for what this academy cannot do. Who sets one believes that it acts: that their files are safe in a store
 * of theirs, while they are not.
 */
export function problemsOfUnsupported(env: Readonly<Record<string, string | undefined>>): string[] {
  const [name] = OBJECT_STORE_SETTINGS.filter((candidate) => env[candidate]?.trim());
  if (name === undefined) return [];
  return [
    `${name} is set, but this academy cannot keep its files in S3: they are kept in the data folder (ACADEMY_DATA). Remove every S3_ setting.`,
  ];
}
