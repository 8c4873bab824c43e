/** New modules and lessons are shown under a temporary id, which is never sent. */
const temporaryPrefix = 'temporary-';
let temporaryCount = 0;

/** Never used twice, not in another visit either: what is typed into a new module is kept on the device under it. */
export function newTemporaryId(): string {
  temporaryCount += 1;
  return `${temporaryPrefix}${Date.now().toString(36)}-${temporaryCount}`;
}

export function isTemporary(id: string): boolean {
  return id.startsWith(temporaryPrefix);
}
