import { ChevronDown } from 'lucide-react';
import * as AccordionPrimitive from 'radix-ui/accordion';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

export const Accordion = AccordionPrimitive.Root;

export function AccordionItem({ className, ...rest }: ComponentProps<typeof AccordionPrimitive.Item>) {
  return (
    <AccordionPrimitive.Item className={cn('border-b border-line last:border-b-0', className)} {...rest} />
  );
}

interface AccordionTriggerProps extends ComponentProps<typeof AccordionPrimitive.Trigger> {
  headingLevel?: 2 | 3 | 4;
}

export function AccordionTrigger({ headingLevel = 3, className, children, ...rest }: AccordionTriggerProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <AccordionPrimitive.Header asChild>
      <Heading className="flex">
        <AccordionPrimitive.Trigger
          className={cn(
            'group flex min-h-14 grow items-center justify-between gap-4 py-4 text-left transition-colors hover:text-accent-ink',
            'rounded-control focus-visible:-outline-offset-2',
            className,
          )}
          {...rest}
        >
          {children}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-ink-soft transition-transform duration-200 group-data-[state=open]:rotate-180"
          />
        </AccordionPrimitive.Trigger>
      </Heading>
    </AccordionPrimitive.Header>
  );
}

export function AccordionContent({
  className,
  children,
  ...rest
}: ComponentProps<typeof AccordionPrimitive.Content>) {
  return (
    <AccordionPrimitive.Content
      className="overflow-hidden data-[state=closed]:animate-fold-close data-[state=open]:animate-fold-open"
      {...rest}
    >
      <div className={cn('pb-5', className)}>{children}</div>
    </AccordionPrimitive.Content>
  );
}
