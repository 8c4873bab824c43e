import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { useChosenFilm } from '../hooks/use-chosen-film.ts';
import { useEditor } from '../hooks/use-editor.ts';
import { DependencyFailed } from '../model/change-queue.ts';
import { emptyLessonFields } from '../model/lesson-fields.ts';
import { newTemporaryId } from '../model/temporary-ids.ts';
import { draftKeys } from '../model/typed-drafts.ts';
import { LessonFormFields } from './lesson-form-fields.tsx';
import { LessonFormFrame, LessonSaveFailure } from './lesson-form-frame.tsx';
import { NewLessonFilm } from './new-lesson-film.tsx';
import { useLessonEdits } from './use-lesson-edits.ts';

interface NewLessonFormProps {
  moduleId: string;
  /** Undefined: the one to go on with is found. */
  givenPlace: number | undefined;
  /** Why the last attempt failed; null if there was none. */
  failure: unknown;
  onClose: () => void;
}

/** The lesson appears in its module at once. If it cannot be saved, the form opens again with everything in it. */
export function NewLessonForm({ moduleId, givenPlace, failure, onClose }: NewLessonFormProps) {
  const editor = useEditor();
  const { change, courseId, drafts, draftsChanged, lessonVideo, newLessonPlace, openIfNone, realId } = editor;
  const [place] = useState(() => givenPlace ?? newLessonPlace(moduleId));
  const draftKey = draftKeys.newLesson(moduleId, place);
  const form = useLessonEdits(draftKey, emptyLessonFields);
  const { film, lostName, keep: keepFilm } = useChosenFilm(moduleId, place);
  const titleRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
    // The last module of a page opens it below the window.
    titleRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const takeFilm = (chosen: File) => {
    keepFilm(chosen);
    // A file chosen first gives the lesson its title.
    if (form.fields.title.trim() === '') form.type('title', chosen.name.replace(/\.[^.]*$/, ''));
  };
  const save = async () => {
    if (!form.isValid()) return;
    const { fields } = form;
    onClose();
    const answer = change({ kind: 'add-lesson', id: newTemporaryId(), moduleId, place, fields });
    draftsChanged();
    const outcome = await answer;
    if (outcome.ok) {
      drafts.keep(draftKeys.newLesson(realId(moduleId), place), undefined);
      keepFilm(undefined);
      if (film && 'lesson' in outcome.answer) {
        const { _id: lessonId, moduleId: home } = outcome.answer.lesson;
        lessonVideo.takeFile({ courseId, moduleId: home, lessonId }, film);
        openIfNone({ kind: 'lesson', lessonId });
      }
    } else if (!(outcome.error instanceof DependencyFailed)) {
      openIfNone({ kind: 'new', moduleId: realId(moduleId), place, failure: outcome.error });
    }
    draftsChanged();
  };

  return (
    <LessonFormFrame
      label={t`New lesson`}
      saveLabel={t`Add lesson`}
      saving={false}
      changed={form.changed || film !== undefined}
      keptWord={film ? filmIsNotKept() : null}
      isMarked={Object.keys(form.errors).length > 0}
      savedWord={null}
      onSave={() => void save()}
      onClose={onClose}
      onDiscard={() => {
        form.discard();
        keepFilm(undefined);
        onClose();
      }}
    >
      {lostName !== undefined || (failure === null && form.restored) ? (
        <Alert title={t`Here is what you had typed`}>
          <p>{t`It was not saved yet. Add the lesson, or discard it.`}</p>
          {lostName === undefined ? null : <p>{t`Choose the film again: ${lostName}`}</p>}
        </Alert>
      ) : null}
      {failure === null ? null : <LessonSaveFailure error={failure} again={t`Add the lesson now.`} />}
      <LessonFormFields
        fields={form.fields}
        errors={form.errors}
        onType={form.type}
        titleRef={titleRef}
        video={<NewLessonFilm film={film} onFilm={takeFilm} onDrop={() => keepFilm(undefined)} />}
      />
    </LessonFormFrame>
  );
}

/** A browser gives a file to one visit of the page only. */
const filmIsNotKept = () =>
  t`Not saved yet. Your text is kept on this device; the film must be chosen again after a reload.`;
