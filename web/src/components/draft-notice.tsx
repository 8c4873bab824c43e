import { t } from '@lingui/core/macro';
import type { MouseEvent } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';

interface DraftNoticeProps {
  /** What comes in the place of the draft. */
  discardLabel: string;
  onDiscard: () => void;
}

/** The form shows a draft from an earlier visit. */
export function DraftNotice({ discardLabel, onDiscard }: DraftNoticeProps) {
  const discard = (event: MouseEvent<HTMLButtonElement>) => {
    // The button goes with the notice.
    event.currentTarget.form?.focus({ preventScroll: true });
    onDiscard();
  };
  return (
    <Alert title={t`Here is what you typed last time`}>
      <p>{t`It was kept on this device and is not saved yet.`}</p>
      <Button variant="outline" size="sm" className="mt-3" onClick={discard}>
        {discardLabel}
      </Button>
    </Alert>
  );
}
