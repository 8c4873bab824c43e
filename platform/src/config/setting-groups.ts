import type { Settings } from './settings-schema.ts';

type SettingName = keyof Settings;

const groups: readonly { feature: string; names: readonly SettingName[] }[] = [
  { feature: 'signing in with Google', names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] },
];

/** Settings that mean something only together: half a group is a mistake, not a choice. */
export function problemsOfGroups(given: Readonly<Record<string, string | undefined>>): string[] {
  return groups.flatMap(({ feature, names }) => {
    const present = names.filter((name) => given[name] !== undefined);
    if (present.length === 0) return [];
    return names
      .filter((name) => given[name] === undefined)
      .map((name) => `${name} is missing: ${feature} needs it because ${present[0]} is set.`);
  });
}
