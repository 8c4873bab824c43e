import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { CircleCheck, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';

interface EditorToolbarProps {
  modules: readonly Module[];
  isSaving: boolean;
  areAllCollapsed: boolean;
  onToggleAll: () => void;
  onAddModule: () => void;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export function EditorToolbar(props: EditorToolbarProps) {
  const { modules, isSaving, areAllCollapsed, onToggleAll, onAddModule } = props;
  const lessonCount = modules.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pb-4">
      <p className="font-semibold figures-tabular">
        {counted(modules.length, 'module')} · {counted(lessonCount, 'lesson')}
      </p>
      <p role="status" className="flex items-center gap-1.5 text-sm text-ink-soft">
        {isSaving ? (
          <Spinner className="size-4" />
        ) : (
          <CircleCheck aria-hidden="true" className="size-4 text-success" />
        )}
        {isSaving ? 'Saving...' : 'All changes saved'}
      </p>
      <div className="ml-auto flex gap-2">
        <Button variant="ghost" size="sm" onClick={onToggleAll}>
          {areAllCollapsed ? 'Expand all' : 'Collapse all'}
        </Button>
        <Button size="sm" onClick={onAddModule}>
          <Plus aria-hidden="true" />
          Add module
        </Button>
      </div>
    </div>
  );
}
