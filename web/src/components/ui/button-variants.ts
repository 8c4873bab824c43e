import { cva, type VariantProps } from 'class-variance-authority';

export const buttonVariants = cva(
  [
    'relative inline-flex shrink-0 select-none items-center justify-center rounded-control font-semibold whitespace-nowrap',
    'transition-[color,background-color,border-color,box-shadow,transform] duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed',
    'active:not-disabled:not-aria-disabled:translate-y-px',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:not-disabled:bg-accent-hover',
        secondary: 'bg-sunken text-ink hover:not-disabled:bg-line',
        outline:
          'border border-line bg-card text-ink hover:not-disabled:border-line-strong hover:not-disabled:bg-sunken',
        ghost: 'text-ink hover:not-disabled:bg-sunken',
        destructive: 'bg-danger text-on-danger hover:not-disabled:bg-danger-hover',
        link: 'rounded-sm px-0! text-accent-ink underline decoration-1 underline-offset-4 hover:not-disabled:decoration-2',
      },
      size: {
        sm: 'h-9 gap-1.5 px-3.5 text-sm [&_svg]:size-4',
        md: 'h-11 gap-2 px-5 text-base [&_svg]:size-[1.125rem]',
        lg: 'h-12 gap-2.5 px-6 text-base [&_svg]:size-5',
        icon: 'size-11 [&_svg]:size-5',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
