import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useEditor } from './hooks/use-editor.ts';
import { readLessonEdits } from './model/lesson-fields.ts';
import { draftKeys } from './model/typed-drafts.ts';

interface LostLessonsProps {
  lessonIds: readonly string[];
  onAdd: (lessonId: string) => void;
  onDiscard: (lessonId: string) => void;
}

/** What was written in a lesson that somebody deleted meanwhile has no row in the list, and is not lost. */
export function LostLessons({ lessonIds, onAdd, onDiscard }: LostLessonsProps) {
  const { drafts } = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const count = lessonIds.length;
  const before = useRef(count);
  // The form in which it was written has just gone, and the keyboard with it.
  useEffect(() => {
    if (count > before.current && document.activeElement === document.body) box.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-28 rounded-card empty:hidden">
      {lessonIds.map((id) => {
        const title = readLessonEdits(drafts.read(draftKeys.lesson(id))).title?.value.trim() ?? '';
        return (
          <Alert
            key={id}
            variant="destructive"
            className="mb-4"
            title={t`A lesson was deleted before your changes to it were saved.`}
          >
            <p className="wrap-anywhere">
              {title
                ? t`What you wrote in “${title}” is kept on this device.`
                : t`What you wrote is kept on this device.`}
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={() => onAdd(id)}>
                {t`Add it as a new lesson`}
              </Button>
              <Button size="sm" variant="outline" onClick={() => onDiscard(id)}>
                {t`Discard what you wrote`}
              </Button>
            </div>
          </Alert>
        );
      })}
    </div>
  );
}
