import { Slot } from 'radix-ui/slot';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonVariants, buttonVariants } from '@/components/ui/button-variants.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Draws the only child (a link, say) as the button. A pending state is not available then. */
  asChild?: boolean;
  pending?: boolean;
  /** Shown instead of the label while pending; both reserve their width, so nothing jumps. */
  pendingLabel?: ReactNode;
}

export function Button({
  asChild = false,
  variant,
  size,
  className,
  pending = false,
  pendingLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot className={classes} {...rest}>
        {children}
      </Slot>
    );
  }

  // aria-disabled and not disabled: a pending button keeps the focus of whoever pressed it.
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
        <Spinner />
        {pendingLabel}
      </span>
    </span>
  );
}
