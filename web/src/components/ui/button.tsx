import { type ComponentProps, cloneElement, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';

const shape = [
  'relative inline-flex shrink-0 select-none items-center justify-center rounded-control font-semibold whitespace-nowrap',
  'transition-[color,background-color,border-color,box-shadow,transform] duration-150',
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed',
  'active:not-disabled:not-aria-disabled:translate-y-px',
  '[&_svg]:shrink-0',
].join(' ');

const variants = {
  primary: 'bg-accent text-on-accent hover:not-disabled:bg-accent-hover',
  secondary: 'bg-sunken text-ink hover:not-disabled:bg-line',
  outline:
    'border border-edge bg-card text-ink hover:not-disabled:border-line-strong hover:not-disabled:bg-sunken',
  ghost: 'text-ink hover:not-disabled:bg-sunken',
  destructive: 'bg-danger text-on-danger hover:not-disabled:bg-danger-hover',
  link: 'rounded-sm px-0! text-accent-ink underline decoration-1 underline-offset-4 hover:not-disabled:decoration-2',
};

const sizes = {
  sm: 'h-9 gap-1.5 px-3.5 text-sm [&_svg]:size-4',
  md: 'h-11 gap-2 px-5 text-base [&_svg]:size-[1.125rem]',
  lg: 'h-12 gap-2.5 px-6 text-base [&_svg]:size-5',
  icon: 'size-11 [&_svg]:size-5',
};

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Draws the only child (a link, say) as the button. A pending state is not available then. */
  asChild?: boolean;
  pending?: boolean;
  /** Shown instead of the label while pending; both reserve their width, so nothing jumps. */
  pendingLabel?: ReactNode;
}

export function Button({
  asChild = false,
  variant = 'primary',
  size = 'md',
  className,
  pending = false,
  pendingLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = cn(shape, variants[variant], sizes[size], className);
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, { ...rest, className: cn(classes, children.props.className) });
  }

  // aria-disabled and not disabled: a pending button must keep the focus.
  const ignoreWhilePending = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      type={type}
      className={classes}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={ignoreWhilePending}
      {...rest}
    >
      {pendingLabel === undefined ? (
        <PlainContent pending={pending}>{children}</PlainContent>
      ) : (
        <LabelledContent pending={pending} pendingLabel={pendingLabel}>
          {children}
        </LabelledContent>
      )}
    </button>
  );
}

function PlainContent({ pending, children }: { pending: boolean; children: ReactNode }) {
  if (!pending) return children;
  return (
    <>
      <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
      <span className="absolute inset-0 grid place-items-center">
        <Spinner />
      </span>
    </>
  );
}

function LabelledContent({
  pending,
  pendingLabel,
  children,
}: {
  pending: boolean;
  pendingLabel: ReactNode;
  children: ReactNode;
}) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';
  return (
    <span className="grid">
      <span className={cn(cell, pending && 'invisible')} aria-hidden={pending}>
        {children}
      </span>
      <span className={cn(cell, !pending && 'invisible')} aria-hidden={!pending}>
        {/* One that turns unseen still takes the processor, for every frame of every such button. */}
        {pending ? <Spinner /> : <span className="size-5" />}
        {pendingLabel}
      </span>
    </span>
  );
}
