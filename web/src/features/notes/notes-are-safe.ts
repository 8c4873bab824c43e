import { t } from '@lingui/core/macro';

/** Of notes that could not be loaded. They are asked for again when the connection is back. */
export function notesAreSafe(online: boolean): string {
  return online
    ? t`They are safe. The connection may have dropped for a moment.`
    : t`They are safe. You are offline.`;
}
