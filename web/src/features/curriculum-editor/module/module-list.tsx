import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { useLanguage } from '@/lib/language/language.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { lessonsText } from '@/lib/lesson-words.ts';
import { elementIds } from '../hooks/focus.ts';
import type { Collapsed } from '../hooks/use-collapsed.ts';
import { type OpenForm, useEditor } from '../hooks/use-editor.ts';
import type { Drafted } from '../hooks/use-open-form.ts';
import { DragHandle } from '../ordering/drag-handle.tsx';
import { type HandleProps, SortableItem, SortableList } from '../ordering/sortable.tsx';
import { ModuleLessons } from './module-lessons.tsx';
import { ModuleTitle } from './module-title.tsx';
import { RowMenu } from './row-menu.tsx';

/** With more lessons than this, only the modules near the screen draw theirs. */
const WINDOWED_FROM = 150;

interface ModuleListProps {
  modules: readonly Module[];
  openForm: OpenForm | null;
  drafted: Drafted;
  collapsed: Collapsed;
}

export function ModuleList({ modules, openForm, drafted, collapsed }: ModuleListProps) {
  const { keyOf } = useEditor();
  const isWindowed = modules.reduce((sum, { lessons }) => sum + lessons.length, 0) > WINDOWED_FROM;
  return (
    <SortableList kind="module" items={modules}>
      <ol className="flex flex-col gap-5">
        {modules.map((module) => (
          <SortableItem
            key={keyOf(module._id)}
            id={elementIds.module(module._id)}
            subject={{ kind: 'module', id: module._id }}
          >
            {(handle) => (
              <ModuleCard
                module={module}
                handle={handle}
                isExpanded={collapsed.isExpanded(module._id)}
                onToggle={collapsed.toggle}
                openForm={isIn(module, openForm, keyOf) ? openForm : null}
                drafted={drafted}
                isWindowed={isWindowed}
              />
            )}
          </SortableItem>
        ))}
      </ol>
    </SortableList>
  );
}

/** The form of a new lesson stays open while the server gives its module another id. */
function isIn(module: Module, form: OpenForm | null, keyOf: (id: string) => string): boolean {
  if (form?.kind === 'lesson') return module.lessons.some(({ _id }) => _id === form.lessonId);
  return form !== null && keyOf(form.moduleId) === keyOf(module._id);
}

interface ModuleCardProps extends Pick<ModuleListProps, 'openForm' | 'drafted'> {
  module: Module;
  handle: HandleProps;
  isExpanded: boolean;
  onToggle: (id: string) => void;
  /** In a large course only the lessons near the screen are drawn. */
  isWindowed: boolean;
}

const ModuleCard = memo(function ModuleCard(props: ModuleCardProps) {
  const { module, handle, isExpanded, onToggle, openForm, drafted, isWindowed } = props;
  useLanguage();
  const { askToDelete } = useEditor();
  const { _id: id, lessons, title } = module;
  const order = numberText(module.order);
  const bodyId = `lessons-of-${id}`;
  const hasNewLesson = drafted.newLessonsOf.has(id);
  const hasDraft = hasNewLesson || lessons.some(({ _id }) => drafted.lessons.has(_id));
  return (
    <section aria-label={t`Module ${order}: ${title}`} className="rounded-card border border-line bg-card">
      <div
        className={cn(
          'flex items-start gap-1 rounded-t-card bg-sunken/60 py-1.5 pr-1 pl-1 md:pr-2 md:pl-3',
          isExpanded ? 'border-b border-line' : 'rounded-b-card',
        )}
      >
        <DragHandle id={id} label={t`Move module ${title}`} handle={handle} />
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Lessons of module ${title}`}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? bodyId : undefined}
          onClick={() => onToggle(id)}
          className="w-8! max-sm:w-7!"
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('text-ink-soft transition-transform duration-200', !isExpanded && '-rotate-90')}
          />
        </Button>
        <ModuleTitle module={module} />
        {hasDraft && !isExpanded ? (
          <span className="flex h-11 items-center px-1">
            <Badge variant="warning">{t`Unsaved changes`}</Badge>
          </span>
        ) : null}
        <p className="flex h-11 items-center px-1 text-sm whitespace-nowrap text-ink-soft figures-tabular max-sm:hidden">
          {lessonsText(lessons.length)}
        </p>
        <RowMenu
          id={id}
          label={t`Actions for module ${title}`}
          deleteLabel={t`Delete module`}
          onDelete={() => askToDelete({ kind: 'module', module })}
        />
      </div>
      {isExpanded ? (
        <div id={bodyId}>
          <ModuleLessons
            module={module}
            openForm={openForm}
            drafted={drafted.lessons}
            hasNewLesson={hasNewLesson}
            isWindowed={isWindowed}
          />
        </div>
      ) : null}
    </section>
  );
});
