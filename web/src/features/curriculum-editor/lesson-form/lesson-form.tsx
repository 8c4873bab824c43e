import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { EditConflict } from '../changes/send-change.ts';
import { useEditor } from '../editor-context.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { editsSince, fieldsOf, hasEdits } from './lesson-fields.ts';
import { LessonFormFields } from './lesson-form-fields.tsx';
import { LessonFormFrame } from './lesson-form-frame.tsx';
import { LessonSaveFailure } from './lesson-save-failure.tsx';
import { lessonDraftPlace, useLessonEdits } from './use-lesson-edits.ts';

/** The form of a lesson that the academy has. */
export function LessonForm({ lesson, onClose }: { lesson: Lesson; onClose: () => void }) {
  const { change, courseId, lessonVideo, savedLesson } = useEditor();
  const saved = savedLesson(lesson._id) ?? lesson;
  const theirs = fieldsOf(saved);
  const form = useLessonEdits(lessonDraftPlace(lesson._id), theirs);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const titleRef = useRef<HTMLInputElement>(null);
  const latest = useRef(form.edits);
  latest.current = form.edits;

  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);

  const save = async () => {
    if (!form.isValid() || form.conflicts.length > 0) return titleRef.current?.focus();
    if (!form.changed) return onClose();
    const sent = form.edits;
    setSaving(true);
    setFailure(null);
    const outcome = await change({ kind: 'save-lesson', id: lesson._id, edits: sent });
    setSaving(false);
    if (outcome.ok) {
      const left = editsSince(sent, latest.current);
      form.keep(left);
      if (!hasEdits(left)) onClose();
    } else if (!(outcome.error instanceof EditConflict)) {
      setFailure(outcome.error instanceof Error ? outcome.error.message : '');
    }
  };
  const removeLink = () =>
    void change({
      kind: 'save-lesson',
      id: lesson._id,
      edits: { videoUrl: { value: '', basedOn: theirs.videoUrl } },
    });

  return (
    <LessonFormFrame
      label={`Edit ${lesson.title}`}
      saveLabel="Save lesson"
      saving={saving}
      changed={form.changed}
      savedWord="Saved"
      onSave={() => void save()}
      onClose={onClose}
      onDiscard={form.discard}
    >
      {form.restored && form.conflicts.length === 0 ? (
        <Alert title="Here is what you had typed">It was not saved yet. Save it, or discard it.</Alert>
      ) : null}
      <ConflictNotice
        conflicts={form.conflicts}
        theirs={theirs}
        onTakeTheirs={form.takeTheirs}
        onKeepMine={form.keepMine}
      />
      {failure === null ? null : <LessonSaveFailure reason={failure} />}
      <LessonFormFields
        fields={form.fields}
        errors={form.errors}
        onType={form.type}
        titleRef={titleRef}
        video={lessonVideo.panel(
          { courseId, moduleId: saved.moduleId, lessonId: lesson._id },
          { videoUrl: saved.videoUrl ?? null, onRemoveLink: removeLink },
        )}
      />
    </LessonFormFrame>
  );
}
