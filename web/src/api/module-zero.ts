import { ApiError } from '@academy/contract/http/client.ts';
import { isModuleMissing, moduleMissingMessage } from '@academy/contract/notes/module-zero.ts';

/** What belongs to a lesson within its module is not sent from an address that names none: the server would refuse it, too. */
export function refuseModuleZero(moduleId: string): void {
  if (isModuleMissing(moduleId)) throw new ApiError(moduleMissingMessage, 400, 'module_id_missing');
}
