import { t } from '@lingui/core/macro';
import { PencilLine } from 'lucide-react';

/** At the buttons of a form whose text is kept on the device until it is sent. */
export function KeptStatus({ kept }: { kept: boolean }) {
  return (
    <p role="status" className="flex gap-2 text-sm text-ink-soft empty:hidden">
      {kept ? (
        <>
          <PencilLine aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{t`Not saved yet, kept on this device`}</span>
        </>
      ) : null}
    </p>
  );
}
