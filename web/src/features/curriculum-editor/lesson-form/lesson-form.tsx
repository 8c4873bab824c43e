import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { FormPartsContext, useFormParts } from '@/components/form-parts.ts';
import { SavedElsewhere } from '@/components/saved-elsewhere.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { useEditor } from '../hooks/use-editor.ts';
import {
  editsSince,
  fieldsOf,
  hasEdits,
  type LessonEdits,
  type LessonFieldName,
} from '../model/lesson-fields.ts';
import { EditConflict } from '../model/send-change.ts';
import { draftKeys } from '../model/typed-drafts.ts';
import { LessonFormFields } from './lesson-form-fields.tsx';
import { LessonFormFrame, LessonSaveFailure } from './lesson-form-frame.tsx';
import { useLessonEdits } from './use-lesson-edits.ts';

interface LessonFormProps {
  lesson: Lesson;
  /** Of its own fields, or of a part that may not be there yet. */
  hasDraft: boolean;
  onClose: () => void;
}

/** The form of a saved lesson. */
export function LessonForm({ lesson, hasDraft, onClose }: LessonFormProps) {
  const { change, courseId, draftsChanged, lessonVideo, savedLesson } = useEditor();
  const saved = savedLesson(lesson._id) ?? lesson;
  const address = { courseId, moduleId: saved.moduleId, lessonId: lesson._id };
  const theirs = fieldsOf(saved);
  const { title } = lesson;
  const form = useLessonEdits(draftKeys.lesson(lesson._id), theirs);
  const parts = useFormParts();
  const [saving, setSaving] = useState(false);
  const [hasSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const titleRef = useRef<HTMLInputElement>(null);
  const latest = useRef(form.edits);
  latest.current = form.edits;

  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a part keeps or drops its draft with it.
  useEffect(draftsChanged, [parts.changed]);

  const save = async () => {
    if (!form.isValid()) return;
    if (form.conflicts.length > 0) return titleRef.current?.focus();
    if (!form.changed && !parts.changed) return onClose();
    await send(form.edits);
  };
  const keepMine = async () => {
    const mine = form.keepMine();
    if (form.isValid()) await send(mine);
  };
  const send = async (sent: LessonEdits) => {
    setSaving(true);
    setFailure(null);
    const outcome = hasEdits(sent)
      ? await change({ kind: 'save-lesson', id: lesson._id, edits: sent })
      : null;
    if (outcome?.ok) form.keep(editsSince(sent, latest.current));
    await parts.save();
    setSaving(false);
    setSaved(true);
    if (outcome?.ok === false && !(outcome.error instanceof EditConflict)) {
      setFailure({ error: outcome.error });
    }
  };
  // Once all of it is drawn: what could not be saved, or was typed meanwhile, keeps the form open.
  useEffect(() => {
    if (!hasSaved) return;
    setSaved(false);
    if (!hasEdits(latest.current) && !parts.isChanged()) onClose();
  });
  const removeLink = () =>
    void change({
      kind: 'save-lesson',
      id: lesson._id,
      edits: { videoUrl: { value: '', basedOn: theirs.videoUrl } },
    });

  return (
    <LessonFormFrame
      label={t`Edit ${title}`}
      saveLabel={t`Save lesson`}
      saving={saving}
      changed={form.changed || parts.changed || hasDraft}
      keptWord={form.conflicts.length > 0 ? seeAbove() : null}
      isMarked={Object.keys(form.errors).length > 0}
      savedWord={t`Saved`}
      onSave={() => void save()}
      onClose={onClose}
      onDiscard={form.changed ? form.discard : null}
    >
      {form.restored && form.conflicts.length === 0 ? (
        <Alert
          title={t`Here is what you had typed`}
        >{t`It was not saved yet. Save it, or discard it.`}</Alert>
      ) : null}
      {form.conflicts.length > 0 ? (
        <SavedElsewhere
          title={t`This lesson was changed elsewhere since you opened it.`}
          clashes={form.conflicts.map((name) => ({
            label: fieldLabels[name](),
            saved: theirs[name],
            mine: form.fields[name],
          }))}
          onTakeTheirs={form.takeTheirs}
          onKeepMine={() => void keepMine()}
        />
      ) : null}
      {failure === null ? null : <LessonSaveFailure error={failure.error} again={t`Save the lesson now.`} />}
      <LessonFormFields
        fields={form.fields}
        errors={form.errors}
        onType={form.type}
        titleRef={titleRef}
        video={lessonVideo.panel(address, { videoUrl: saved.videoUrl ?? null, onRemoveLink: removeLink })}
      />
      <FormPartsContext value={parts.tell}>{lessonVideo.sections(address)}</FormPartsContext>
    </LessonFormFrame>
  );
}

const seeAbove = () =>
  t`Not saved: this lesson was changed elsewhere since you opened it. See above how to go on.`;

const fieldLabels: Readonly<Record<LessonFieldName, () => string>> = {
  title: () => t`Lesson title`,
  content: () => t`Content`,
  duration: () => t`Duration`,
  videoUrl: () => t`Video URL`,
};
