import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { newTemporaryId } from '../changes/temporary-id.ts';
import { useEditor } from '../editor-context.ts';
import { FileForLater } from './file-for-later.tsx';
import { emptyLessonFields } from './lesson-fields.ts';
import { LessonFormFields } from './lesson-form-fields.tsx';
import { LessonFormFrame } from './lesson-form-frame.tsx';
import { LessonSaveFailure } from './lesson-save-failure.tsx';
import { newLessonDraftPlace, useLessonEdits } from './use-lesson-edits.ts';

interface NewLessonFormProps {
  moduleId: string;
  /** Why the last attempt came to nothing. */
  failure: string | null;
  onClose: () => void;
}

/** The lesson is in its module at once; the form comes back with everything in it should the academy not take it. */
export function NewLessonForm({ moduleId, failure, onClose }: NewLessonFormProps) {
  const { change, courseId, drafts, draftsChanged, lessonVideo, open } = useEditor();
  const draftPlace = newLessonDraftPlace(moduleId);
  const form = useLessonEdits(draftPlace, emptyLessonFields);
  const [file, setFile] = useState<File | null>(null);
  const titleRef = useRef<HTMLInputElement>(null);
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);

  const takeFile = (chosen: File) => {
    setFile(chosen);
    // Whoever begins with the film has named it already.
    if (form.fields.title.trim() === '') form.type('title', chosen.name.replace(/\.[^.]*$/, ''));
  };
  const save = async () => {
    if (!form.isValid()) return titleRef.current?.focus();
    const { fields } = form;
    onClose();
    const outcome = await change({ kind: 'add-lesson', id: newTemporaryId(), moduleId, fields });
    if (outcome.ok) {
      drafts.keep(draftPlace, undefined);
      draftsChanged();
      if (file && 'lesson' in outcome.answer) {
        const { _id: lessonId, moduleId: home } = outcome.answer.lesson;
        lessonVideo.takeFile({ courseId, moduleId: home, lessonId }, file);
        open({ kind: 'lesson', lessonId });
      }
    } else {
      open({ kind: 'new', moduleId, failure: outcome.error instanceof Error ? outcome.error.message : '' });
    }
  };

  return (
    <LessonFormFrame
      label="New lesson"
      saveLabel="Add lesson"
      saving={false}
      changed={form.changed}
      savedWord={null}
      onSave={() => void save()}
      onClose={onClose}
      onDiscard={() => {
        form.discard();
        onClose();
      }}
    >
      {failure === null && form.restored ? (
        <Alert title="Here is what you had typed">It was not saved yet. Add the lesson, or discard it.</Alert>
      ) : null}
      {failure === null ? null : <LessonSaveFailure reason={failure} />}
      <LessonFormFields
        fields={form.fields}
        errors={form.errors}
        onType={form.type}
        titleRef={titleRef}
        video={<FileForLater file={file} onFile={takeFile} onDrop={() => setFile(null)} />}
      />
    </LessonFormFrame>
  );
}
