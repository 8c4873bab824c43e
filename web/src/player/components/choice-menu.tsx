import { Check } from 'lucide-react';
import * as Menu from 'radix-ui/dropdown-menu';
import { type ReactNode, useRef, useState } from 'react';
import { cn } from '@/lib/cn.ts';

interface Choice {
  readonly value: number;
  readonly label: string;
  /** Beside the label, more quietly. */
  readonly detail?: string;
}

interface ChoiceMenuProps {
  trigger: ReactNode;
  label: string;
  choices: readonly Choice[];
  chosen: number;
  /** On a small stage they stand beside each other, so that all can be seen at once. */
  columns: 2 | 3;
  onChoose: (value: number) => void;
  onOpenChange: (open: boolean) => void;
}

/** Opens upward, stays within the player, and is part of it on the whole screen. */
export function ChoiceMenu({
  trigger,
  label,
  choices,
  chosen,
  columns,
  onChoose,
  onOpenChange,
}: ChoiceMenuProps) {
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
  const onOpen = (open: boolean) => {
    setStage(button.current?.closest<HTMLElement>('[data-player-stage]') ?? null);
    onOpenChange(open);
  };
  return (
    <Menu.Root modal={false} onOpenChange={onOpen}>
      <Menu.Trigger ref={button} asChild>
        {trigger}
      </Menu.Trigger>
      <Menu.Content
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
        className="z-20 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-pop-in overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-1.5 text-ink shadow-pop"
      >
        <Menu.Label className="@max-lg/player:sr-only px-3 pt-1 pb-1.5 text-sm text-ink-soft">
          {label}
        </Menu.Label>
        <Menu.RadioGroup
          value={String(chosen)}
          onValueChange={(value) => onChoose(Number(value))}
          className={cn(
            '@max-lg/player:grid',
            columns === 3 ? '@max-lg/player:grid-cols-3' : '@max-lg/player:grid-cols-2',
          )}
        >
          {choices.map(({ value, label: name, detail }) => (
            <Menu.RadioItem
              key={value}
              value={String(value)}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control pr-3 pl-2 text-base outline-none select-none figures-tabular data-highlighted:bg-sunken md:min-h-9"
            >
              <span className="grid size-5 place-items-center text-accent">
                <Menu.ItemIndicator>
                  <Check aria-hidden="true" className="size-4" />
                </Menu.ItemIndicator>
              </span>
              <span className="grow font-semibold">{name}</span>
              {detail === undefined ? null : <span className="text-sm text-ink-soft">{detail}</span>}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  );
}
