import { plural, t } from '@lingui/core/macro';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { useEditor } from './hooks/use-editor.ts';
import { readLessonEdits } from './model/lesson-fields.ts';
import { draftKeys, newLessonOf, type TypedDrafts } from './model/typed-drafts.ts';

interface LostModulesProps {
  /** Their temporary ids: the server never had them. */
  moduleIds: readonly string[];
  onAddAgain: (moduleId: string) => void;
  onDiscard: (moduleId: string) => void;
}

/** What was written in a module that could not be saved has no place in the list, and is not lost. */
export function LostModules({ moduleIds, onAddAgain, onDiscard }: LostModulesProps) {
  const { drafts } = useEditor();
  return moduleIds.map((moduleId) => {
    const lessons = lessonsIn(moduleId, drafts);
    const count = lessons.length;
    const number = numberText(count);
    return (
      <Alert
        key={moduleId}
        variant="destructive"
        className="mb-4"
        title={plural(count, {
          one: 'A new module was not saved, nor the lesson in it.',
          other: `A new module was not saved, nor the ${number} lessons in it.`,
        })}
      >
        <WhatIsKept lessons={lessons} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => onAddAgain(moduleId)}>
            {t`Add the module again`}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onDiscard(moduleId)}>
            {plural(count, { one: 'Discard the lesson', other: `Discard the ${number} lessons` })}
          </Button>
        </div>
      </Alert>
    );
  });
}

interface LostLesson {
  readonly place: number;
  readonly title: string;
}

/** Each is named: to discard them cannot be undone. */
function WhatIsKept({ lessons }: { lessons: readonly LostLesson[] }) {
  const [{ title } = { title: '' }, ...others] = lessons;
  if (others.length === 0) {
    return (
      <p className="wrap-anywhere">
        {title
          ? t`What you wrote in “${title}” is kept on this device.`
          : t`What you wrote is kept on this device.`}
      </p>
    );
  }
  return (
    <>
      <p>{t`What you wrote in these lessons is kept on this device:`}</p>
      <ul className="list-disc pl-5">
        {lessons.map((lesson) => (
          <li key={lesson.place} lang={textLanguage(lesson.title)} className="wrap-anywhere">
            {lesson.title || t`A lesson without a title`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A lesson may have two drafts: what was typed, and the name of its film. */
function lessonsIn(moduleId: string, drafts: TypedDrafts): LostLesson[] {
  const found = drafts.keys().map(newLessonOf);
  const places = new Set(found.flatMap((one) => (one?.moduleId === moduleId ? [one.place] : [])));
  return [...places]
    .toSorted((one, other) => one - other)
    .map((place) => {
      const edits = readLessonEdits(drafts.read(draftKeys.newLesson(moduleId, place)));
      return { place, title: edits.title?.value.trim() ?? '' };
    });
}
