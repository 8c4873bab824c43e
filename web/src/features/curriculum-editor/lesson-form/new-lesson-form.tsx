import { t } from '@lingui/core/macro';
import { Film, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FileDropZone } from '@/components/ui/file-drop-zone.tsx';
import { filmFileProblem } from '@/lib/film-file.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { useEditor } from '../hooks/use-editor.ts';
import { newTemporaryId } from '../model/change-queue.ts';
import { emptyLessonFields } from '../model/lesson-fields.ts';
import { draftKeys } from '../model/typed-drafts.ts';
import { LessonFormFields } from './lesson-form-fields.tsx';
import { LessonFormFrame, LessonSaveFailure } from './lesson-form-frame.tsx';
import { useLessonEdits } from './use-lesson-edits.ts';

interface NewLessonFormProps {
  moduleId: string;
  /** Why the last attempt failed; null if there was none. */
  failure: unknown;
  onClose: () => void;
}

/** The lesson appears in its module at once. If it cannot be saved, the form opens again with everything in it. */
export function NewLessonForm({ moduleId, failure, onClose }: NewLessonFormProps) {
  const { change, courseId, drafts, draftsChanged, lessonVideo, open } = useEditor();
  const draftKey = draftKeys.newLesson(moduleId);
  const form = useLessonEdits(draftKey, emptyLessonFields);
  const [file, setFile] = useState<File | null>(null);
  const titleRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
    // The last module of a page opens it below the window.
    titleRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const [refused, setRefused] = useState<File>();
  const problem = refused && filmFileProblem(refused);
  const fileName = refused?.name ?? '';
  const takeFile = (chosen: File) => {
    const isFilm = filmFileProblem(chosen) === undefined;
    setRefused(isFilm ? undefined : chosen);
    if (!isFilm) return;
    setFile(chosen);
    // A file chosen first gives the lesson its title.
    if (form.fields.title.trim() === '') form.type('title', chosen.name.replace(/\.[^.]*$/, ''));
  };
  const save = async () => {
    if (!form.isValid()) return;
    const { fields } = form;
    onClose();
    const outcome = await change({ kind: 'add-lesson', id: newTemporaryId(), moduleId, fields });
    if (outcome.ok) {
      drafts.keep(draftKey, undefined);
      draftsChanged();
      if (file && 'lesson' in outcome.answer) {
        const { _id: lessonId, moduleId: home } = outcome.answer.lesson;
        lessonVideo.takeFile({ courseId, moduleId: home, lessonId }, file);
        open({ kind: 'lesson', lessonId });
      }
    } else {
      open({ kind: 'new', moduleId, failure: outcome.error });
    }
  };

  return (
    <LessonFormFrame
      label={t`New lesson`}
      saveLabel={t`Add lesson`}
      saving={false}
      changed={form.changed}
      isMarked={Object.keys(form.errors).length > 0}
      savedWord={null}
      onSave={() => void save()}
      onClose={onClose}
      onDiscard={() => {
        form.discard();
        onClose();
      }}
    >
      {failure === null && form.restored ? (
        <Alert
          title={t`Here is what you had typed`}
        >{t`It was not saved yet. Add the lesson, or discard it.`}</Alert>
      ) : null}
      {failure === null ? null : <LessonSaveFailure error={failure} />}
      <LessonFormFields
        fields={form.fields}
        errors={form.errors}
        onType={form.type}
        titleRef={titleRef}
        video={
          <>
            <NewLessonFile file={file} onFile={takeFile} onDrop={() => setFile(null)} />
            {problem ? (
              <Alert variant="destructive" title={problem}>{t`${fileName} was not uploaded.`}</Alert>
            ) : null}
          </>
        }
      />
    </LessonFormFrame>
  );
}

interface NewLessonFileProps {
  file: File | null;
  onFile: (file: File) => void;
  onDrop: () => void;
}

/** A video for a lesson that does not exist yet: the upload starts once the lesson is saved. */
function NewLessonFile({ file, onFile, onDrop }: NewLessonFileProps) {
  if (file === null) {
    return (
      <FileDropZone
        accept="video/*"
        title={t`Drag a video here`}
        hint={t`MP4, MOV, MKV or WebM. It is uploaded once the lesson is added.`}
        button={t`Choose a video`}
        onFile={onFile}
      />
    );
  }
  const { name } = file;
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-card py-2 pr-2 pl-4">
      <Film aria-hidden="true" className="size-5 text-ink-soft" />
      <p className="min-w-0 grow text-sm">
        <span lang={textLanguage(name)} className="block truncate font-semibold">
          {name}
        </span>
        <span className="text-ink-soft">{t`Uploads once the lesson is added`}</span>
      </p>
      <Button variant="ghost" size="icon" aria-label={t`Take ${name} back`} onClick={onDrop}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
