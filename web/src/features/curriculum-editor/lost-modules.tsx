import { t } from '@lingui/core/macro';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useEditor } from './hooks/use-editor.ts';
import { readLessonEdits } from './model/lesson-fields.ts';
import { dropNewLessons, newLessonOf } from './model/typed-drafts.ts';

interface LostModulesProps {
  /** Their temporary ids: the server never had them. */
  moduleIds: readonly string[];
  onAddAgain: (moduleId: string) => void;
}

/** What was written in a module that could not be saved has no place in the list, and is not lost. */
export function LostModules({ moduleIds, onAddAgain }: LostModulesProps) {
  const { drafts, draftsChanged } = useEditor();
  const discard = (moduleId: string) => {
    dropNewLessons(drafts, moduleId);
    draftsChanged();
  };
  return moduleIds.map((moduleId) => {
    const title = drafts
      .keys()
      .filter((key) => newLessonOf(key)?.moduleId === moduleId)
      .map((key) => readLessonEdits(drafts.read(key)).title?.value.trim())
      .find(Boolean);
    return (
      <Alert
        key={moduleId}
        variant="destructive"
        className="mb-4"
        title={t`A new module was not saved, nor the lesson in it.`}
      >
        <p className="wrap-anywhere">
          {title
            ? t`What you wrote in “${title}” is kept on this device.`
            : t`What you wrote is kept on this device.`}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => onAddAgain(moduleId)}>
            {t`Add the module again`}
          </Button>
          <Button size="sm" variant="outline" onClick={() => discard(moduleId)}>
            {t`Discard the lesson`}
          </Button>
        </div>
      </Alert>
    );
  });
}
