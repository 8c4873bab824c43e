import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import type { Verdict } from '../verdict.ts';

const looks: Record<Verdict['tone'], { icon: LucideIcon; box: string; ink: string }> = {
  good: { icon: CircleCheck, box: 'bg-success-tint', ink: 'text-success' },
  bad: { icon: CircleX, box: 'bg-danger-tint', ink: 'text-danger' },
  unsure: { icon: CircleHelp, box: 'bg-warning-tint', ink: 'text-warning' },
};

interface VerdictNoticeProps {
  verdict: Verdict;
  /** How it was found, and what it does not say. */
  children?: ReactNode;
}

/** Told by sign and words. A live region: it may change while it is looked at. */
export function VerdictNotice({ verdict: { tone, title, sentence }, children }: VerdictNoticeProps) {
  const { icon: Icon, box, ink } = looks[tone];
  return (
    <div role="status" data-verdict={tone} className={cn('flex gap-3 rounded-card p-4', box)}>
      <Icon aria-hidden="true" className={cn('mt-0.5 size-6', ink)} />
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className={cn('font-semibold', ink)}>{title}</p>
        <p className="text-sm">{sentence}</p>
        {children}
      </div>
    </div>
  );
}
