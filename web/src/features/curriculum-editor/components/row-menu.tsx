import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { useEditor } from '../editor-context.ts';
import type { Direction } from '../ordering/steps.ts';

const menuIdOf = (id: string): string => `menu-of-${id}`;

interface RowMenuProps {
  id: string;
  /** What it is the menu of. */
  label: string;
  deleteLabel: string;
  onEdit?: () => void;
  onDelete: () => void;
}

export function RowMenu({ id, label, deleteLabel, onEdit, onDelete }: RowMenuProps) {
  const { step } = useEditor();
  const move = (direction: Direction) => {
    step(id, direction);
    // In another module the row is another one: whoever moves it on should not have to look for it.
    requestAnimationFrame(() => document.getElementById(menuIdOf(id))?.focus());
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button id={menuIdOf(id)} variant="ghost" size="icon" aria-label={label} className="max-sm:w-9!">
          <EllipsisVertical aria-hidden="true" className="text-ink-soft" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-48">
        {onEdit ? (
          <DropdownMenuItem onSelect={onEdit}>
            <Pencil aria-hidden="true" />
            Edit
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem onSelect={() => move('up')}>
          <ArrowUp aria-hidden="true" />
          Move up
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => move('down')}>
          <ArrowDown aria-hidden="true" />
          Move down
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onDelete} className="text-danger [&_svg]:text-danger!">
          <Trash2 aria-hidden="true" />
          {deleteLabel}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
