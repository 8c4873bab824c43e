import { Check } from 'lucide-react';
import * as Menu from 'radix-ui/dropdown-menu';
import { type ReactNode, useRef, useState } from 'react';
import { cn } from '@/lib/cn.ts';

interface PlayerMenuProps {
  trigger: ReactNode;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** Opens upward, stays within the player, and is part of it on the whole screen. */
export function PlayerMenu({ trigger, onOpenChange, children }: PlayerMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const byPointer = useRef(false);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const used = (pointer: boolean) => () => {
    byPointer.current = pointer;
  };
  // A mouse is done with it; the keyboard goes on from where it was.
  const onCloseAutoFocus = (event: Event) => {
    if (!byPointer.current) return;
    event.preventDefault();
    stage?.focus({ preventScroll: true });
  };
  // The keyboard begins at what is chosen, and not at the top. Radix has it, only not in its types.
  const entry = {
    onEntryFocus: (event: Event) => {
      const chosen = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[aria-checked="true"]');
      if (byPointer.current || chosen === null) return;
      event.preventDefault();
      chosen.focus({ preventScroll: true });
    },
  };
  const onOpen = (open: boolean) => {
    setStage(button.current?.closest<HTMLElement>('[data-player-stage]') ?? null);
    onOpenChange(open);
  };
  return (
    <Menu.Root modal={false} onOpenChange={onOpen}>
      <Menu.Trigger ref={button} asChild onPointerDownCapture={used(true)} onKeyDownCapture={used(false)}>
        {trigger}
      </Menu.Trigger>
      <Menu.Content
        {...entry}
        side="top"
        align="end"
        sideOffset={6}
        collisionBoundary={stage}
        collisionPadding={8}
        onPointerDownCapture={used(true)}
        onPointerUpCapture={used(true)}
        onPointerDownOutside={used(true)}
        onKeyDownCapture={used(false)}
        onCloseAutoFocus={onCloseAutoFocus}
        className="z-20 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-pop-in player-menu overflow-y-auto overscroll-contain rounded-card border border-line p-1.5 text-ink shadow-pop"
      >
        {children}
      </Menu.Content>
    </Menu.Root>
  );
}

export interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Of the label, where it is not the page's. */
  readonly language?: string;
  /** Beside the label, more quietly. */
  readonly detail?: string | undefined;
}

interface MenuChoicesProps<Value extends string | number> {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  /** On a small stage, and on a phone on its side, they stand beside each other, so that all can be seen at once. */
  columns: 2 | 3;
  /** On every stage, because they are short. */
  alwaysBeside?: boolean;
  onChoose: (value: Value) => void;
  /** The menu stays open, for a choice whose effect is to be seen. */
  staysOpen?: boolean;
}

export function MenuChoices<Value extends string | number>({
  label,
  choices,
  chosen,
  columns,
  alwaysBeside = false,
  onChoose,
  staysOpen = false,
}: MenuChoicesProps<Value>) {
  return (
    <Menu.RadioGroup
      aria-label={label}
      value={String(chosen)}
      onValueChange={(text) => {
        const choice = choices.find(({ value }) => String(value) === text);
        if (choice) onChoose(choice.value);
      }}
      className={cn(
        alwaysBeside ? 'grid' : 'sideways:grid @max-lg/player:grid',
        alwaysBeside && (columns === 3 ? 'grid-cols-3' : 'grid-cols-2 sideways:grid-cols-4'),
        columns === 3
          ? 'sideways:grid-cols-3 @max-lg/player:grid-cols-3'
          : !alwaysBeside && 'sideways:grid-cols-2 @max-lg/player:grid-cols-2',
      )}
    >
      <Menu.Label className="col-span-full px-3 pt-1 pb-1.5 text-sm text-ink-soft @max-lg/player:py-0 @max-lg/player:text-xs sideways:@max-lg/player:sr-only">
        {label}
      </Menu.Label>
      {choices.map(({ value, label: name, language, detail }) => (
        <Menu.RadioItem
          key={value}
          value={String(value)}
          onSelect={(event) => staysOpen && event.preventDefault()}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control pr-3 pl-2 text-base -outline-offset-2 select-none figures-tabular data-highlighted:bg-sunken md:min-h-9"
        >
          <span className="grid size-5 place-items-center text-accent">
            <Menu.ItemIndicator>
              <Check aria-hidden="true" className="size-4" />
            </Menu.ItemIndicator>
          </span>
          <span lang={language} className="grow font-semibold">
            {name}
          </span>
          {detail === undefined ? null : <span className="text-sm text-ink-soft">{detail}</span>}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
