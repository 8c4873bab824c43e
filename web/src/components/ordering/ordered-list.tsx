import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GripVertical } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn.ts';
import { useLifting } from './use-lifting.ts';

interface OrderedListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** What an item is called when it is moved. */
  nameOf: (item: Item) => string;
  onMove: (from: number, to: number) => void;
  className?: string;
  itemClassName?: string;
  /** Draws an item with the handle that moves it. */
  children: (item: Item, handle: ReactNode) => ReactNode;
}

/** The list below has a live region of its own; the library's would say everything a second time. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** A list whose author puts it in order, with a mouse, a finger or keys. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, keyOf, nameOf, onMove, className, itemClassName, children } = props;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const lifting = useLifting({ items, keyOf, nameOf, onMove });
  const hintId = useId();
  const keys = lifting.shown.map(keyOf);

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0) lifting.drop(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={silent}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={className}>
          {lifting.shown.map((item) => (
            <OrderedItem
              key={keyOf(item)}
              id={keyOf(item)}
              name={nameOf(item)}
              hintId={hintId}
              isLifted={lifting.isLifted(item)}
              handleProps={lifting.handleProps(item)}
              className={itemClassName}
            >
              {(handle) => children(item, handle)}
            </OrderedItem>
          ))}
        </ul>
      </SortableContext>
      <p id={hintId} className="sr-only">
        <Trans>Press Space to lift, the arrow keys to move, Space to drop, and Escape to put it back.</Trans>
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {lifting.news}
      </p>
    </DndContext>
  );
}

interface OrderedItemProps {
  id: string;
  name: string;
  hintId: string;
  isLifted: boolean;
  handleProps: ReturnType<ReturnType<typeof useLifting>['handleProps']>;
  className: string | undefined;
  children: (handle: ReactNode) => ReactNode;
}

function OrderedItem({ id, name, hintId, isLifted, handleProps, className, children }: OrderedItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      aria-label={t`Move ${name}`}
      aria-describedby={hintId}
      aria-pressed={isLifted}
      className={cn(
        'grid h-11 w-8 shrink-0 cursor-grab! touch-none place-items-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink active:cursor-grabbing! max-sm:w-7',
        isLifted && 'bg-accent text-on-accent hover:bg-accent hover:text-on-accent',
      )}
      {...listeners}
      {...handleProps}
    >
      <GripVertical aria-hidden="true" className="size-[1.125rem]" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={cn('list-none', isDragging && 'z-10 opacity-60', className)}
    >
      {children(handle)}
    </li>
  );
}
