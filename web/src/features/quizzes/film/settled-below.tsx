import { t } from '@lingui/core/macro';
import { CircleCheck } from 'lucide-react';

/** For whoever answered the question in the list below while the film waited with it. */
export function SettledBelow() {
  return (
    <span className="flex gap-2 text-success">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t`You have answered this correctly. The film can go on.`}
    </span>
  );
}
