import { isModuleMissing } from '@academy/contract/notes/module-zero.ts';
import { useEffect } from 'react';
import { log } from '@/lib/log.ts';

/** Leaves a trace of legacy addresses for whoever wonders why notes are refused. */
export function useModuleWarning(moduleId: string): void {
  useEffect(() => {
    if (isModuleMissing(moduleId)) {
      log.warn('Module ID missing from URL - this might cause issues with API requests.');
    }
  }, [moduleId]);
}
