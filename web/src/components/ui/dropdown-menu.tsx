import * as MenuPrimitive from 'radix-ui/dropdown-menu';
import { type ComponentProps, type Ref, useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import type { OpenedMenu } from './menu-button.tsx';

/** Not modal: a menu need not freeze the page, and freezing it would inject a <style> the policy forbids. */
export function DropdownMenu(props: ComponentProps<typeof MenuPrimitive.Root>) {
  return <MenuPrimitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = MenuPrimitive.Trigger;

/** Not in a portal: it stays in the landmark and the reading order of its button. */
export function DropdownMenuContent({
  className,
  sideOffset = 8,
  align = 'end',
  ...rest
}: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Content
      sideOffset={sideOffset}
      align={align}
      collisionPadding={12}
      className={cn(
        'z-50 min-w-56 animate-pop-in rounded-card border border-line bg-card p-1.5 text-ink shadow-pop',
        className,
      )}
      {...rest}
    />
  );
}

/** The menu of a button that is drawn elsewhere: it stands below it, and gives the focus back to it. */
export function OpenedMenuContent({
  label,
  isOpen,
  onOpenChange,
  button,
  ...rest
}: OpenedMenu & Pick<ComponentProps<typeof MenuPrimitive.Content>, 'className' | 'children'>) {
  const isLeft = useRef(false);
  return (
    <DropdownMenu open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <MenuPlace />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        {...rest}
        aria-labelledby={undefined}
        aria-label={label}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // Who went on to something else has the focus there.
          if (!isLeft.current) button.current?.focus({ preventScroll: true });
          isLeft.current = false;
        }}
        onInteractOutside={(event) => {
          // The button closes its menu itself.
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          else isLeft.current = true;
        }}
      />
    </DropdownMenu>
  );
}

/** Where the button is. What a trigger says of itself, the button says. */
function MenuPlace({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} aria-hidden="true" className="pointer-events-none absolute inset-0" />;
}

export function DropdownMenuItem({
  className,
  onSelect,
  ...rest
}: ComponentProps<typeof MenuPrimitive.Item>) {
  return (
    <MenuPrimitive.Item
      onSelect={(event) => {
        if (onSelect) focusButtonOf(event.currentTarget);
        onSelect?.(event);
      }}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-base -outline-offset-2 select-none md:min-h-10',
        'data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-sunken',
        '[&_svg]:size-[1.125rem] [&_svg]:shrink-0 [&_svg]:text-ink-soft',
        className,
      )}
      {...rest}
    />
  );
}

/** A dialog gives the focus back to what had it when it opened. Its item is gone by then, the button of the menu is not. */
function focusButtonOf(item: EventTarget | null): void {
  const menu = item instanceof Element ? item.closest('[role=menu]') : null;
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus();
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof MenuPrimitive.Label>) {
  return <MenuPrimitive.Label className={cn('px-3 py-2', className)} {...rest} />;
}

export function DropdownMenuSeparator({
  className,
  ...rest
}: ComponentProps<typeof MenuPrimitive.Separator>) {
  return <MenuPrimitive.Separator className={cn('-mx-1.5 my-1.5 h-px bg-line', className)} {...rest} />;
}
