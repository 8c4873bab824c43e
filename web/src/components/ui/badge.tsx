import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';
import { badgeText } from '@/lib/course-words.ts';

// Filled, outlined, tinted: told apart by their shape of ink, so without colour too.
const variants = {
  filled: 'border-transparent bg-accent text-on-accent',
  outline: 'border-ink bg-card text-ink',
  tinted: 'border-transparent bg-accent-tint text-accent-ink',
  neutral: 'border-line bg-sunken text-ink-soft',
  success: 'border-transparent bg-success-tint text-success',
  warning: 'border-transparent bg-warning-tint text-warning',
  danger: 'border-transparent bg-danger-tint text-danger',
};

interface BadgeProps extends ComponentProps<'span'> {
  variant?: keyof typeof variants;
}

export function Badge({ variant = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex h-6 items-center gap-1 rounded-full border px-2.5 text-xs font-bold tracking-wide whitespace-nowrap [&_svg]:size-3.5',
        variants[variant],
        className,
      )}
      {...rest}
    />
  );
}

export type CourseBadgeKind = 'BESTSELLER' | 'FEATURED' | 'NEW';

const courseBadgeVariant = { BESTSELLER: 'filled', FEATURED: 'outline', NEW: 'tinted' } as const;

export function CourseBadge({ kind, className }: { kind: CourseBadgeKind; className?: string }) {
  return (
    <Badge variant={courseBadgeVariant[kind]} className={className}>
      {badgeText(kind)}
    </Badge>
  );
}
