import { t } from '@lingui/core/macro';
import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import type { DraftProblems, SettingsDraft } from '../settings-draft.ts';

export interface SettingFieldsProps {
  readonly draft: SettingsDraft;
  /** Of those that are to be shown. */
  readonly problems: DraftProblems;
  /** The variable that is set in place of a setting. */
  readonly locked: Readonly<Record<string, string | undefined>>;
  readonly onChange: (change: Partial<SettingsDraft>) => void;
}

export function SettingsCard({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-x-10 gap-y-5 p-5 sm:p-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{text}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
      </Card>
    </section>
  );
}

/** Says why a field cannot be changed. */
export function LockedBy({ variable }: { variable: string | undefined }) {
  if (variable === undefined) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-soft">
      <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere">{t`The variable ${variable} is set, and wins.`}</span>
    </p>
  );
}
