/** What is on the screen before the academy has it carries an id of ours, which is never sent. */
const prefix = 'temporary-';
let count = 0;

export function newTemporaryId(): string {
  count += 1;
  return `${prefix}${count}`;
}

export function isTemporary(id: string): boolean {
  return id.startsWith(prefix);
}
