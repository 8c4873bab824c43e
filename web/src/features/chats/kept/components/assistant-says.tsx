import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { AlpanaMark } from '@/components/alpana/alpana-mark.tsx';

/** The mark of the assistant beside what it says. */
export function AssistantSays({ children }: { children: ReactNode }) {
  return (
    <div className="flex animate-fade-in gap-3">
      <AlpanaMark className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0 grow">
        <span className="sr-only">{t`AI Assistant:`} </span>
        {children}
      </div>
    </div>
  );
}
