import type { Config } from '@academy/platform/config.ts';
import { readSecrets, type Secrets } from '@academy/platform/secrets.ts';
import { Problem } from '../command.ts';
import { hasDatabase } from '../database/database-address.ts';

/**
 * For commands that mean an academy that is there: of a mistyped folder neither a database nor a secret is made. An account
 * made before the first start would also keep the demo academy out, which is loaded where nobody is.
 */
export async function requireAcademy(config: Config): Promise<Secrets> {
  const secrets = readSecrets(config);
  if (secrets !== null && (await hasDatabase(config))) return secrets;
  throw new Problem(
    `There is no academy in ${config.dataDir}: set ACADEMY_DATA to its folder, or start the academy first.`,
  );
}
