import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { TransferFailure } from './transfer-failure.ts';
import { uploadCourse } from './upload-course.ts';

interface CourseUploadOptions {
  /** The import that the page is about, which began with another upload. */
  readonly shown: string | null;
  /** With the id of the import that begins, once all of the zip is there. */
  readonly onUploaded: (importId: string) => void;
}

/** Takes the zip of a course. Who looks at another import or leaves the page stops what is on its way. */
export function useCourseUpload({ shown, onUploaded }: CourseUploadOptions) {
  /** Null while nothing is on its way. */
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<TransferFailure | null>(null);
  const stop = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an upload belongs to what is shown while it runs.
  useEffect(
    () => () => {
      stop.current?.();
      setPercent(null);
    },
    [shown],
  );
  const begin = (file: File) => {
    setFailure(null);
    setPercent(0);
    stop.current = uploadCourse(file, {
      onPercent: setPercent,
      onComplete: (id) => {
        stop.current = undefined;
        onUploaded(id);
      },
      onFailure: (why) => {
        stop.current = undefined;
        setPercent(null);
        setFailure(why);
      },
    });
  };
  return { percent, problem: failure && problemText(failure), begin };
}

/** What an upload of a film would still wait for, this one has waited for in vain. */
function problemText(failure: TransferFailure): string {
  return failure.kind === 'refused' ? failure.message() : t`The zip could not be uploaded. Please try again.`;
}
