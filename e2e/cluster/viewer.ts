/** Somebody who watches a film as the player does: playlists and key from the academy, segments from the CDN. */
import { createDecipheriv } from 'node:crypto';
import type { Caller } from '../faults/caller.ts';

/** Every packet of a transport stream begins so, and has so many bytes. */
const SYNC = 0x47;
const PACKET_BYTES = 188;

export class Viewer {
  readonly segments: readonly string[];
  readonly #key: Buffer;

  private constructor(segments: readonly string[], key: Buffer) {
    this.segments = segments;
    this.#key = key;
  }

  /** Opens the rendition that is named first. */
  static async open(caller: Caller, lessonId: string): Promise<Viewer> {
    const addresses = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));
    const [first = ''] = addresses(await caller.ask('GET', `/api/hls/stream/${lessonId}`));
    const playlist: string = await caller.ask('GET', first);
    const key = /URI="([^"]+)"/.exec(playlist)?.[1] ?? '';
    return new Viewer(addresses(playlist), await caller.bytes(key));
  }

  /** Fetches a segment without a cookie, and unlocks it. Throws unless it is a piece of film. */
  async watch(index: number): Promise<void> {
    const address = this.segments[index] ?? '';
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    if (response.status !== 200) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    const locked = Buffer.from(await response.arrayBuffer());
    const number = Buffer.alloc(16);
    number.writeUInt32BE(index, 12);
    const cipher = createDecipheriv('aes-128-cbc', this.#key, number);
    const film = Buffer.concat([cipher.update(locked), cipher.final()]);
    if (film.length % PACKET_BYTES !== 0 || film[0] !== SYNC || film[PACKET_BYTES] !== SYNC)
      throw new Error(`${address} is no piece of film.`);
  }

  /** The whole film, a segment after the other. Answers how many there were. */
  async watchAll(): Promise<number> {
    for (const index of this.segments.keys()) await this.watch(index);
    return this.segments.length;
  }
}
