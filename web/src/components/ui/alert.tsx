import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

type AlertVariant = 'info' | 'success' | 'warning' | 'destructive';

// Each kind has its own icon and word; colour only repeats what they say.
const kinds: Record<AlertVariant, { icon: LucideIcon; word: () => string; classes: string }> = {
  info: { icon: Info, word: () => t`Note`, classes: 'border-line bg-sunken text-ink' },
  success: {
    icon: CircleCheck,
    word: () => t`Done`,
    classes: 'border-success/30 bg-success-tint text-success',
  },
  warning: {
    icon: TriangleAlert,
    word: () => t`Warning`,
    classes: 'border-warning/30 bg-warning-tint text-warning',
  },
  destructive: {
    icon: CircleAlert,
    word: () => t`Error`,
    classes: 'border-danger/30 bg-danger-tint text-danger',
  },
};

interface AlertProps {
  variant?: AlertVariant;
  /** Takes the place of the kind's own word. */
  title?: string;
  children: ReactNode;
  className?: string;
}

export function Alert({ variant = 'info', title, children, className }: AlertProps) {
  const { icon: Icon, word, classes } = kinds[variant];
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'status'}
      className={cn('flex gap-3 rounded-control border p-4 text-left', classes, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{title ?? word()}</p>
        <div className="text-ink">{children}</div>
      </div>
    </div>
  );
}
