import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { type OpenForm, useEditor } from '../editor-context.ts';
import { DragHandle } from '../ordering/drag-handle.tsx';
import type { HandleProps } from '../ordering/sortable-item.tsx';
import { ModuleLessons } from './module-lessons.tsx';
import { ModuleTitle } from './module-title.tsx';
import { RowMenu } from './row-menu.tsx';

interface ModuleCardProps {
  module: Module;
  handle: HandleProps;
  isExpanded: boolean;
  onToggle: (id: string) => void;
  /** The form that is open in this module, if one is. */
  openForm: OpenForm | null;
  /** Lessons that have something typed that is not saved. */
  drafted: ReadonlySet<string>;
  /** In a big course only what is near the screen is drawn. */
  isWindowed: boolean;
}

export const ModuleCard = memo(function ModuleCard(props: ModuleCardProps) {
  const { module, handle, isExpanded, onToggle, openForm, drafted, isWindowed } = props;
  const { askToDelete } = useEditor();
  const { _id: id, lessons, order, title } = module;
  const bodyId = `lessons-of-${id}`;
  const count = lessons.length === 1 ? '1 lesson' : `${lessons.length} lessons`;
  return (
    <section aria-label={`Module ${order}: ${title}`} className="rounded-card border border-line bg-card">
      <div
        className={cn(
          'flex items-start gap-1 rounded-t-card bg-sunken/60 py-1.5 pr-1 pl-1 md:pr-2 md:pl-3',
          isExpanded ? 'border-b border-line' : 'rounded-b-card',
        )}
      >
        <DragHandle id={id} label={`Move module ${title}`} handle={handle} />
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Lessons of module ${title}`}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? bodyId : undefined}
          onClick={() => onToggle(id)}
          className="w-8! max-sm:w-7!"
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('text-ink-soft transition-transform duration-200', isExpanded || '-rotate-90')}
          />
        </Button>
        <ModuleTitle module={module} />
        <p className="flex h-11 items-center px-1 text-sm whitespace-nowrap text-ink-soft figures-tabular max-sm:hidden">
          {count}
        </p>
        <RowMenu
          id={id}
          label={`Actions for module ${title}`}
          deleteLabel="Delete module"
          onDelete={() => askToDelete({ kind: 'module', module })}
        />
      </div>
      {isExpanded ? (
        <div id={bodyId}>
          <ModuleLessons module={module} openForm={openForm} drafted={drafted} isWindowed={isWindowed} />
        </div>
      ) : null}
    </section>
  );
});
