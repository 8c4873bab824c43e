/** What somebody may well set who has read about such products, and what would then be silently ignored. */
const OBJECT_STORE = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/**
 * Settings for what this academy cannot do. Who sets one believes that it acts: that their files are safe in a store
 * of theirs, while they are not.
 */
export function problemsOfUnsupported(env: Readonly<Record<string, string | undefined>>): string[] {
  const [name] = OBJECT_STORE.filter((candidate) => env[candidate]?.trim());
  if (name === undefined) return [];
  return [
    `${name} is set, but this academy cannot keep its files in S3: they are kept in the data folder (ACADEMY_DATA). Remove every S3_ setting.`,
  ];
}
