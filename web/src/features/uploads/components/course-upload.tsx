import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { FileDropZone } from '@/components/ui/file-drop-zone.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { uploadCourse } from '../upload-course.ts';

/** Takes the zip of a course, and tells the id of its import once all of it is there. */
export function CourseUpload({ onUploaded }: { onUploaded: (importId: string) => void }) {
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<() => void>(undefined);
  const isDone = useRef(false);
  useEffect(() => () => (isDone.current ? undefined : stop.current?.()), []);
  const begin = (file: File) => {
    setProblem(null);
    setPercent(0);
    stop.current = uploadCourse(file, {
      onPercent: setPercent,
      onComplete: (id) => {
        isDone.current = true;
        onUploaded(id);
      },
      onFailure: (failure) => {
        setPercent(null);
        setProblem(
          'message' in failure ? failure.message() : t`The zip could not be uploaded. Please try again.`,
        );
      },
    });
  };
  if (percent !== null) return <ProgressBar percent={percent} label={t`Uploading the course`} />;
  return (
    <>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <FileDropZone
        accept=".zip"
        title={t`Drop the zip of a course here`}
        hint={t`As "Download course" makes it, or a course folder that you packed yourself. Nothing is changed before you agree.`}
        button={t`Choose a zip`}
        onFile={begin}
      />
    </>
  );
}
