import { useSortable } from '@dnd-kit/sortable';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { cn } from '@/lib/cn.ts';
import { type DragSubject, dragIdOf } from './drop-place.ts';

export type HandleProps = Pick<ReturnType<typeof useSortable>, 'listeners' | 'setActivatorNodeRef'>;

interface SortableItemProps {
  subject: DragSubject;
  className?: string;
  id?: string;
  children: (handle: HandleProps) => ReactNode;
}

/** Follows the drag with nothing but its place, so that what is inside is not drawn anew for it. */
export function SortableItem({ subject, className, id, children }: SortableItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: dragIdOf(subject),
    data: subject,
  });
  const handle = useMemo(() => ({ listeners, setActivatorNodeRef }), [listeners, setActivatorNodeRef]);
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  return (
    <li
      ref={setNodeRef}
      id={id}
      style={style}
      className={cn('list-none', isDragging && 'opacity-40', className)}
    >
      {children(handle)}
    </li>
  );
}
