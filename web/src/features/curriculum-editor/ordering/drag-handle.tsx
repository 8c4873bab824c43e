import { Trans } from '@lingui/react/macro';
import { GripVertical } from 'lucide-react';
import { useContext } from 'react';
import { cn } from '@/lib/cn.ts';
import { elementIds } from '../hooks/focus.ts';
import type { HandleProps } from './sortable.tsx';
import { LiftContext } from './use-reordering.ts';

const howToMoveId = 'how-to-move';

interface DragHandleProps {
  id: string;
  label: string;
  handle: HandleProps;
}

export function DragHandle({ id, label, handle }: DragHandleProps) {
  const { liftedId, onHandleKey, onHandleBlur } = useContext(LiftContext);
  const isLifted = liftedId === id;
  return (
    <button
      type="button"
      ref={handle.setActivatorNodeRef}
      id={elementIds.dragHandle(id)}
      aria-label={label}
      aria-describedby={howToMoveId}
      aria-pressed={isLifted}
      className={cn(
        'grid h-11 w-8 shrink-0 cursor-grab! touch-none place-items-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink active:cursor-grabbing! max-sm:w-7',
        isLifted && 'bg-accent text-on-accent hover:bg-accent hover:text-on-accent',
      )}
      {...handle.listeners}
      onKeyDown={(event) => onHandleKey(event, id)}
      onBlur={(event) => onHandleBlur(event, id)}
    >
      <GripVertical aria-hidden="true" className="size-[1.125rem]" />
    </button>
  );
}

/** The description that every handle refers to. */
export function HowToMove() {
  return (
    <p id={howToMoveId} className="sr-only">
      <Trans>Press Space to lift, the arrow keys to move, Space to drop, and Escape to put it back.</Trans>
    </p>
  );
}
