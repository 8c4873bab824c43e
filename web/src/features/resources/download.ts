import { t } from '@lingui/core/macro';
import type { MouseEvent } from 'react';
import { renewSession } from '@/api/client/api.ts';
import { sessionMarks } from '@/api/client/session-marks.ts';
import { toast } from '@/components/ui/toast-store.ts';

/** A browser that follows a link renews no session: one that has run out is renewed first. */
export function downloadWithSession(event: MouseEvent<HTMLAnchorElement>): void {
  if (!sessionMarks().stale) return;
  event.preventDefault();
  const link = event.currentTarget;
  void renewSession().then((isRenewed) => {
    if (isRenewed) return link.click();
    toast({
      title: t`The file was not downloaded`,
      description: t`Your session has ended. Please log in again.`,
      variant: 'destructive',
    });
  });
}
