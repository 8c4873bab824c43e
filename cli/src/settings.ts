import { DEMO_SETTING } from '@academy/contract/settings/setting-names.ts';
import { loadEnvironment } from '@academy/platform/config/environment.ts';
import { type Config, ConfigError, loadConfig } from '@academy/platform/config.ts';
import { Problem } from './command.ts';

export interface Settings {
  /** With what .env adds to it; the processes we start get it as theirs. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly config: Config;
  /** Whether an empty database gets the demo academy. */
  readonly demo: boolean;
}

export function loadSettings(environment = loadEnvironment()): Settings {
  try {
    return { environment, config: loadConfig(environment), demo: demoSetting(environment[DEMO_SETTING]) };
  } catch (error) {
    throw error instanceof ConfigError ? new Problem(error.message, { cause: error }) : error;
  }
}

function demoSetting(text = ''): boolean {
  const value = text.trim();
  if (value === '' || value === '1') return true;
  if (value === '0') return false;
  throw new ConfigError([`${DEMO_SETTING} is ${JSON.stringify(value)} but must be 0 or 1.`]);
}
