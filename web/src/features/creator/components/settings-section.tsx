import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import type { CreatorProblems, CreatorValues } from '../creator-settings-problems.ts';

export interface SettingsFieldsProps {
  values: CreatorValues;
  /** Of those that are to be shown. */
  problems: CreatorProblems;
  onChange: (change: Partial<CreatorValues>) => void;
}

export function SettingsSection({
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
      <Card className="grid gap-x-10 gap-y-5 p-5 sm:p-6 xl:grid-cols-[12rem_minmax(0,1fr)]">
        <div>
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{text}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
      </Card>
    </section>
  );
}
