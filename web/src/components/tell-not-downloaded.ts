import { t } from '@lingui/core/macro';
import { toast } from '@/components/ui/toast-store.ts';

/** The session that a file is for has ended. */
export function tellNotDownloaded(): void {
  toast({
    title: t`The file was not downloaded`,
    description: t`Your session has ended. Please log in again.`,
    variant: 'destructive',
  });
}
