import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { cn } from '@/lib/cn.ts';
import type { DragSubject } from '../model/moves.ts';

export function dragIdOf(subject: DragSubject): string {
  return `${subject.kind}:${subject.kind === 'end' ? subject.moduleId : subject.id}`;
}

/** The subject that the drag library carries as untyped data. */
export function subjectOf(data: { readonly current?: unknown } | undefined): DragSubject | undefined {
  const subject: unknown = data?.current;
  return isSubject(subject) ? subject : undefined;
}

function isSubject(value: unknown): value is DragSubject {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    ['module', 'lesson', 'end'].includes(String(value.kind))
  );
}

interface SortableListProps {
  kind: 'module' | 'lesson';
  items: readonly { readonly _id: string }[];
  children: ReactNode;
}

export function SortableList({ kind, items, children }: SortableListProps) {
  const dragIds = useMemo(() => items.map(({ _id }) => dragIdOf({ kind, id: _id })), [kind, items]);
  return (
    <SortableContext items={dragIds} strategy={verticalListSortingStrategy}>
      {children}
    </SortableContext>
  );
}

export type HandleProps = Pick<ReturnType<typeof useSortable>, 'listeners' | 'setActivatorNodeRef'>;

interface SortableItemProps {
  subject: DragSubject;
  className?: string;
  id?: string;
  children: (handle: HandleProps) => ReactNode;
}

/** A drag changes only the item's transform, so that its content is not drawn again. */
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
