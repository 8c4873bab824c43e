import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { toast } from '@/components/ui/toast-store.ts';

export function tellCohort(title: string): void {
  toast({ variant: 'success', title });
}

export function tellNotDone(error: unknown): void {
  toast({ variant: 'destructive', title: t`That was not done.`, description: errorText(error) });
}
