import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { elementIds, focusAfterRender } from '../hooks/focus.ts';
import { useEditor } from '../hooks/use-editor.ts';
import type { Direction } from '../model/moves.ts';

interface RowMenuProps {
  id: string;
  label: string;
  deleteLabel: string;
  onEdit?: () => void;
  onDelete: () => void;
}

export function RowMenu({ id, label, deleteLabel, onEdit, onDelete }: RowMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          id={elementIds.rowMenu(id)}
          variant="ghost"
          size="icon"
          aria-label={label}
          className="max-sm:w-9!"
        >
          <EllipsisVertical aria-hidden="true" className="text-ink-soft" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent aria-labelledby={elementIds.rowMenu(id)} className="min-w-48">
        {onEdit ? (
          <DropdownMenuItem onSelect={onEdit}>
            <Pencil aria-hidden="true" />
            {t`Edit`}
          </DropdownMenuItem>
        ) : null}
        <Steps id={id} />
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onDelete} className="text-danger [&_svg]:text-danger!">
          <Trash2 aria-hidden="true" />
          {deleteLabel}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Drawn each time the menu opens: where the row stands among the others changes without it. */
function Steps({ id }: { id: string }) {
  const { step, canStep } = useEditor();
  const move = (direction: Direction) => {
    step(id, direction);
    // In another module the row is a new element, and should keep the focus for the next step.
    focusAfterRender(elementIds.rowMenu(id));
  };
  return (
    <>
      <DropdownMenuItem disabled={!canStep(id, 'up')} onSelect={() => move('up')}>
        <ArrowUp aria-hidden="true" />
        {t`Move up`}
      </DropdownMenuItem>
      <DropdownMenuItem disabled={!canStep(id, 'down')} onSelect={() => move('down')}>
        <ArrowDown aria-hidden="true" />
        {t`Move down`}
      </DropdownMenuItem>
    </>
  );
}
