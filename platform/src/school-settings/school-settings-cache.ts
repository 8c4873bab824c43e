import type { AcademyEvent } from '@academy/contract/events/events.ts';
import type { Queryable } from '../database/connect.ts';
import { findSchoolRules, type SchoolConfig, type SchoolRules } from './school-settings.ts';

/** For what is shown on every page. Kept until a change is heard of, and not at all while changes cannot be heard of. */
export class SchoolSettingsCache {
  readonly #db: Queryable;
  readonly #config: SchoolConfig;
  #kept: Promise<SchoolRules> | undefined;
  #listening = false;

  constructor(db: Queryable, config: SchoolConfig) {
    this.#db = db;
    this.#config = config;
  }

  get(): Promise<SchoolRules> {
    if (this.#kept !== undefined) return this.#kept;
    const found = findSchoolRules(this.#db, this.#config);
    if (!this.#listening) return found;
    this.#kept = found;
    found.catch(() => {
      if (this.#kept === found) this.#kept = undefined;
    });
    return found;
  }

  /** Of an event of another version the worst is assumed. */
  heard(event: AcademyEvent | null): void {
    if (event === null || event.name === 'settings_changed') this.forget();
  }

  forget(): void {
    this.#kept = undefined;
  }

  setListening(listening: boolean): void {
    this.#listening = listening;
    this.forget();
  }
}
