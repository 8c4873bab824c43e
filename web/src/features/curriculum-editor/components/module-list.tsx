import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo } from 'react';
import { type OpenForm, useEditor } from '../editor-context.ts';
import { dragIdOf } from '../ordering/drop-place.ts';
import { SortableItem } from '../ordering/sortable-item.tsx';
import { type Collapsed, moduleElementIdOf } from '../use-collapsed.ts';
import { ModuleCard } from './module-card.tsx';

/** With more lessons than this, only the modules near the screen are drawn with theirs. */
const WINDOWED_FROM = 150;

interface ModuleListProps {
  modules: readonly Module[];
  openForm: OpenForm | null;
  drafted: ReadonlySet<string>;
  collapsed: Collapsed;
}

export function ModuleList({ modules, openForm, drafted, collapsed }: ModuleListProps) {
  const { keyOf } = useEditor();
  const isWindowed = modules.reduce((sum, { lessons }) => sum + lessons.length, 0) > WINDOWED_FROM;
  const dragIds = useMemo(() => modules.map(({ _id }) => dragIdOf({ kind: 'module', id: _id })), [modules]);
  return (
    <SortableContext items={dragIds} strategy={verticalListSortingStrategy}>
      <ol className="flex flex-col gap-5">
        {modules.map((module) => (
          <SortableItem
            key={keyOf(module._id)}
            id={moduleElementIdOf(module._id)}
            subject={{ kind: 'module', id: module._id }}
          >
            {(handle) => (
              <ModuleCard
                module={module}
                handle={handle}
                isExpanded={collapsed.isExpanded(module._id)}
                onToggle={collapsed.toggle}
                openForm={isIn(module, openForm) ? openForm : null}
                drafted={drafted}
                isWindowed={isWindowed}
              />
            )}
          </SortableItem>
        ))}
      </ol>
    </SortableContext>
  );
}

function isIn(module: Module, form: OpenForm | null): boolean {
  if (form?.kind === 'lesson') return module.lessons.some(({ _id }) => _id === form.lessonId);
  return form?.moduleId === module._id;
}
