import { randomBytes } from 'node:crypto';

const ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const COUNTER_LIMIT = 0x1000;

let lastMs = 0;
let counter = 0;

/**
 * A new UUID, version 7: it begins with the time, so that rows inserted one after the other lie side by side
 * in an index instead of all over it. Ids of one process only ever rise, also within one millisecond and when
 * the clock is set back.
 */
export function newId(): string {
  const random = randomBytes(10);
  const nowMs = Date.now();
  if (nowMs > lastMs) {
    lastMs = nowMs;
    // Starting in the lower half leaves room to count upwards within this millisecond.
    counter = random.readUInt16BE(0) & 0x7ff;
  } else {
    counter += 1;
    if (counter === COUNTER_LIMIT) {
      lastMs += 1;
      counter = 0;
    }
  }
  const time = lastMs.toString(16).padStart(12, '0');
  const count = (0x7000 | counter).toString(16);
  const variant = (0x8000 | (random.readUInt16BE(2) & 0x3fff)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-${count}-${variant}-${random.toString('hex', 4)}`;
}

/** Whether PostgreSQL would take the text as a uuid; anything else must be refused before it becomes a query error. */
export function isId(value: string): boolean {
  return ID_PATTERN.test(value);
}
