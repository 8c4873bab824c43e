import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CourseImportSteps } from '@/app/creator/course-import-steps.tsx';
import { FileDropZone } from '@/components/ui/file-drop-zone.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { paths } from '@/config/paths.ts';
import { CreatorHeading } from '@/features/creator/components/creator-heading.tsx';
import { useCourseUpload } from '@/features/uploads/use-course-upload.ts';
import { useFocusKept } from '@/lib/use-focus-kept.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** A zip is uploaded, what it would do is shown, and it is done when that is agreed to. */
export function CourseImportRoute() {
  const search = useSearch({ from: `/signed-in/creator${webRoutes.creatorImport}` });
  const { onto: given = null, import: importId = null } = search;
  const navigate = useNavigate();
  // In the address, so that a page that is loaded again goes on with what was uploaded.
  const go = (id: string) =>
    void navigate({ to: paths.creatorImport(), search: { ...(given && { onto: given }), import: id } });
  const { percent, problem, begin } = useCourseUpload({ shown: importId, onUploaded: go });
  const told = useFocusKept(percent !== null);
  usePageTitle(t`Import a course`);
  return (
    <>
      <CreatorHeading title={t`Import a course`} />
      <div className="flex max-w-3xl flex-col gap-6">
        {problem === null ? null : (
          <p ref={told} tabIndex={-1} role="alert" className="outline-none">
            {problem}
          </p>
        )}
        {percent !== null ? (
          <div ref={told} tabIndex={-1} className="outline-none">
            <ProgressBar percent={percent} label={t`Uploading the course`} />
          </div>
        ) : importId === null ? (
          <FileDropZone
            accept=".zip"
            title={t`Drop the zip of a course here`}
            hint={t`As "Download course" makes it, or a course folder that you packed yourself. Nothing is changed before you agree.`}
            button={t`Choose a zip`}
            onFile={begin}
          />
        ) : (
          <CourseImportSteps key={importId} importId={importId} given={given} onFile={begin} />
        )}
      </div>
    </>
  );
}
