import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { plural, t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, PencilLine, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { lessonsText } from '@/lib/lesson-words.ts';
import { elementIds } from './hooks/focus.ts';

interface EditorToolbarProps {
  modules: readonly Module[];
  isSaving: boolean;
  /** The last change could not be saved. */
  isTakenBack: boolean;
  /** What was typed into a lesson or a title is kept on the device alone. */
  hasDrafts: boolean;
  /** The form of a lesson says itself what is saved. */
  isFormOpen: boolean;
  areAllCollapsed: boolean;
  onToggleAll: () => void;
  onAddModule: () => void;
}

export function EditorToolbar(props: EditorToolbarProps) {
  const { modules, isSaving, isTakenBack, hasDrafts, isFormOpen, areAllCollapsed } = props;
  const { onToggleAll, onAddModule } = props;
  const lessonCount = modules.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pb-4">
      <p className="font-semibold figures-tabular">
        {moduleCountText(modules.length)} · {lessonsText(lessonCount)}
      </p>
      <p role="status" className="flex items-center gap-1.5 text-sm text-ink-soft">
        {isSaving ? (
          <>
            <Spinner className="size-4" />
            {t`Saving...`}
          </>
        ) : isTakenBack ? (
          <>
            <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
            {t`The last change was not saved, and is taken back.`}
          </>
        ) : isFormOpen ? null : hasDrafts ? (
          <>
            <PencilLine aria-hidden="true" className="size-4" />
            {t`Not saved yet, kept on this device`}
          </>
        ) : (
          <>
            <CircleCheck aria-hidden="true" className="size-4 text-success" />
            {t`All changes saved`}
          </>
        )}
      </p>
      <div className="ml-auto flex gap-2">
        <Button variant="ghost" size="sm" onClick={onToggleAll}>
          {areAllCollapsed ? t`Expand all` : t`Collapse all`}
        </Button>
        <Button id={elementIds.addModule} size="sm" onClick={onAddModule}>
          <Plus aria-hidden="true" />
          {t`Add module`}
        </Button>
      </div>
    </div>
  );
}

function moduleCountText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} module`, other: `${number} modules` });
}
