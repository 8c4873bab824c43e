import type { ReactNode } from 'react';
import { type Choice, MenuChoices, PlayerMenu } from './player-menu.tsx';

interface ChoiceMenuProps {
  trigger: ReactNode;
  label: string;
  choices: readonly Choice<number>[];
  chosen: number;
  columns: 2 | 3;
  onChoose: (value: number) => void;
  onOpenChange: (open: boolean) => void;
}

/** A menu with a single choice to make. */
export function ChoiceMenu({ trigger, onOpenChange, ...choices }: ChoiceMenuProps) {
  return (
    <PlayerMenu trigger={trigger} onOpenChange={onOpenChange}>
      <MenuChoices {...choices} />
    </PlayerMenu>
  );
}
