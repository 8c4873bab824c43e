/**
 * Lends bytes that never change under names, such as segments. Their memory is used again once they are neither kept nor lent:
 * segments that come and go take twice as much of the processor otherwise.
 */
import { ByteCache, type ByteCacheLimits } from './byte-cache.ts';

export interface LentBytes {
  readonly bytes: Buffer;
  /** To be called once nobody reads them any more. Who forgets it costs memory that is not used again, and no more. */
  readonly giveBack: () => void;
}

/** Memory for so many bytes, to load them into. */
type Room = (size: number) => Buffer;

interface Piece {
  readonly name: string;
  readonly bytes: Buffer;
  /** Of the memory that it takes. */
  readonly length: number;
  readers: number;
  isKept: boolean;
}

/** Of memory that waits to be used again. */
const MOST_FREE_BYTES = 32 * 1024 * 1024;

export class LendingCache {
  readonly #cache: ByteCache<Piece>;
  /** How many wait for a name to be loaded: it is theirs, also if it is not kept. */
  readonly #waiting = new Map<string, number>();
  /** What was given back last is last. */
  readonly #free: ArrayBuffer[] = [];
  #freeBytes = 0;

  constructor(limits: ByteCacheLimits) {
    const onDrop = (piece: Piece) => {
      piece.isKept = false;
      this.#freeUnused(piece);
    };
    this.#cache = new ByteCache({ ...limits, onDrop });
  }

  get hits(): number {
    return this.#cache.hits;
  }

  get loads(): number {
    return this.#cache.loads;
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  canLoad(name: string): boolean {
    return this.#cache.canLoad(name);
  }

  borrowKept(name: string): LentBytes | undefined {
    const piece = this.#cache.peek(name);
    return piece && this.#lend(piece);
  }

  /** null when there is nothing to load. */
  async borrow(name: string, load: (room: Room) => Promise<Buffer | null>): Promise<LentBytes | null> {
    this.#wait(name, 1);
    try {
      const piece = await this.#cache.get(name, async () => {
        const bytes = await load((size) => this.#room(size));
        return bytes && { name, bytes, length: bytes.buffer.byteLength, readers: 0, isKept: true };
      });
      return piece && this.#lend(piece);
    } finally {
      this.#wait(name, -1);
    }
  }

  #wait(name: string, more: 1 | -1): void {
    const waiting = (this.#waiting.get(name) ?? 0) + more;
    if (waiting === 0) this.#waiting.delete(name);
    else this.#waiting.set(name, waiting);
  }

  #lend(piece: Piece): LentBytes {
    let isLent = true;
    piece.readers += 1;
    const giveBack = () => {
      if (!isLent) return;
      isLent = false;
      piece.readers -= 1;
      this.#freeUnused(piece);
    };
    return { bytes: piece.bytes, giveBack };
  }

  #room(size: number): Buffer {
    const bytes = roundedUp(size);
    const place = this.#free.findLastIndex(({ byteLength }) => byteLength === bytes);
    const [free] = place === -1 ? [] : this.#free.splice(place, 1);
    if (free !== undefined) this.#freeBytes -= bytes;
    return Buffer.from(free ?? Buffer.allocUnsafeSlow(bytes).buffer, 0, size);
  }

  #freeUnused({ name, bytes: { buffer }, readers, isKept }: Piece): void {
    if (isKept || readers > 0 || this.#waiting.has(name) || !(buffer instanceof ArrayBuffer)) return;
    this.#free.push(buffer);
    this.#freeBytes += buffer.byteLength;
    // Of a size that nobody asks for any more, such as that of another rendition.
    while (this.#freeBytes > MOST_FREE_BYTES) this.#freeBytes -= this.#free.shift()?.byteLength ?? 0;
  }
}

/** By an eighth at most, so that what one segment had fits others. */
function roundedUp(size: number): number {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(size, 1))) - 3);
  return Math.ceil(Math.max(size, 1) / step) * step;
}
