import type { Figure, Overview } from '@academy/contract/insight/insight-calls.ts';
import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Sparkline } from '@/components/plots/sparkline.tsx';
import { Card } from '@/components/ui/card.tsx';
import { compactText } from '@/lib/language/compact-numbers.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { figureChange } from './figure-change.ts';

export function FigureCards({ figures }: Pick<Overview, 'figures'>) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      <FigureCard label={t`Students`} figure={figures.students} />
      <FigureCard label={t`Active this week`} figure={figures.active} />
      <FigureCard label={t`Lessons completed`} figure={figures.lessonsCompleted} />
      <FigureCard label={t`Average progress`} figure={figures.averageProgress} isPercent />
    </dl>
  );
}

interface FigureCardProps {
  label: string;
  figure: Figure;
  isPercent?: boolean;
}

function FigureCard({ label, figure, isPercent = false }: FigureCardProps) {
  const change = figureChange(figure, isPercent ? 'percent' : 'count');
  return (
    <Card className="flex min-w-0 flex-col p-4 sm:p-5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-1 font-serif text-2xl font-medium figures-tabular sm:text-3xl">
        {isPercent ? shareText(figure.value) : countText(figure.value)}
      </dd>
      <dd className="mt-1 flex min-h-10 items-start sm:min-h-5 gap-1 text-sm text-ink-soft figures-tabular">
        {change?.direction === 'up' ? (
          <ArrowUp aria-hidden="true" className="mt-0.5 size-4 text-success" />
        ) : null}
        {change?.direction === 'down' ? <ArrowDown aria-hidden="true" className="mt-0.5 size-4" /> : null}
        {change?.text}
      </dd>
      <dd className="mt-auto pt-2">
        <Sparkline values={figure.curve} />
      </dd>
    </Card>
  );
}

/** In full as long as it fits the card on a phone. */
function countText(value: number): string {
  return value < 1_000_000 ? numberText(value) : compactText(value);
}

function shareText(value: number): string {
  return `${numberText(value, Number.isInteger(value) ? 0 : 1)}%`;
}
