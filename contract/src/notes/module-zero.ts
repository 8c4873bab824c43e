/** Notes and quiz answers belong to a lesson within its module; the legacy address names none. */
export const moduleMissingMessage = 'Module ID not found in URL';

export function isModuleMissing(moduleId: string): boolean {
  return moduleId === '0';
}
