/** Why there can be no backup, or none can be restored: a sentence for the person at the keyboard. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
