/**
 * Which versions of videos segments may be sent of. A version that was found is remembered until anything is taken
 * off, so that a film costs one query and not one for each segment. Nothing is remembered while removals cannot be heard of.
 */
export class ServedVersions {
  readonly #find: (version: string) => Promise<boolean>;
  #known = new Set<string>();
  #generation = 0;
  #listening = false;

  constructor(find: (version: string) => Promise<boolean>) {
    this.#find = find;
  }

  async has(version: string): Promise<boolean> {
    if (this.#known.has(version)) return true;
    const generation = this.#generation;
    // While the database is away films play on: a segment is noise, and nobody gets a key meanwhile.
    const found = await this.#find(version).catch(() => true);
    if (found && this.#listening && generation === this.#generation) this.#remember(version);
    return found;
  }

  /** Something was taken off: whoever is asked for next is looked up again. */
  forget(): void {
    this.#generation += 1;
    this.#known.clear();
  }

  setListening(listening: boolean): void {
    this.#listening = listening;
    this.forget();
  }

  #remember(version: string): void {
    if (this.#known.size >= MOST_VERSIONS) this.#known.clear();
    this.#known.add(version);
  }
}

/** Far more than are watched at a time; their ids take a megabyte. */
const MOST_VERSIONS = 10_000;
