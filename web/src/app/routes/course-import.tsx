import type { CourseImport } from '@academy/contract/course-folders/course-import.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useApplyImport, useCourseImport } from '@/api/course-folders.ts';
import { Button } from '@/components/ui/button.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { ImportComparisonView } from '@/features/course-folders/components/import-comparison-view.tsx';
import { PackageReport } from '@/features/course-packages/package-report.tsx';
import { CreatorHeading } from '@/features/creator/components/creator-heading.tsx';
import { CourseUpload } from '@/features/uploads/components/course-upload.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** A zip is uploaded, what it would do is shown, and it is done when that is agreed to. */
export function CourseImportRoute() {
  const search = useSearch({ from: `/signed-in/creator${webRoutes.creatorImport}` });
  const { onto: given = null, import: importId = null } = search;
  const navigate = useNavigate();
  // In the address, so that a page that is loaded again goes on with what was uploaded.
  const go = (id?: string) =>
    void navigate({
      to: paths.creatorImport(),
      search: { ...(given && { onto: given }), ...(id && { import: id }) },
    });
  usePageTitle(t`Import a course`);
  return (
    <>
      <CreatorHeading title={t`Import a course`} />
      <div className="flex max-w-3xl flex-col gap-6">
        {importId === null ? (
          <CourseUpload onUploaded={go} />
        ) : (
          <CourseImportSteps key={importId} importId={importId} given={given} onAgain={() => go()} />
        )}
      </div>
    </>
  );
}

interface StepsProps {
  importId: string;
  given: string | null;
  onAgain: () => void;
}

function CourseImportSteps({ importId, given, onAgain }: StepsProps) {
  const [onto, setOnto] = useState(given);
  const { data, error, isPending, isFetching, refetch } = useCourseImport(importId, onto);
  const apply = useApplyImport(importId);
  if (isPending) return <SpinnerScreen />;
  const again = (
    <Button variant="outline" className="self-start" onClick={onAgain}>{t`Choose another zip`}</Button>
  );
  if (data === undefined) {
    return (
      <div role="alert" className="flex flex-col gap-4">
        <p>{errorText(error)}</p>
        <Button
          className="self-start"
          pending={isFetching}
          onClick={() => void refetch()}
        >{t`Try again`}</Button>
        {again}
      </div>
    );
  }
  const { state, comparison, report, problems, copies, courseId } = data;
  if (state === 'importing')
    return <p role="status">{t`The course is being imported. This page tells when it is there.`}</p>;
  if (state === 'imported' && courseId !== null) {
    return (
      <div role="status" className="flex flex-col gap-4">
        <p>{t`The course is imported.`}</p>
        <Button asChild className="self-start">
          <Link to={paths.creatorCourseDetail(courseId)}>{t`Open the course`}</Link>
        </Button>
      </div>
    );
  }
  if (comparison === null) {
    return (
      <div role="alert" className="flex flex-col gap-4">
        <p>{t`This zip cannot be imported:`}</p>
        <ul className="flex list-disc flex-col gap-1 pl-6 wrap-anywhere">
          {problems.map(lineOf).map((line) => (
            <li key={line} lang={textLanguage(line)}>
              {line}
            </li>
          ))}
        </ul>
        {again}
      </div>
    );
  }
  return (
    <>
      <h2 lang={textLanguage(comparison.title)} className="text-xl wrap-anywhere">
        {comparison.title}
      </h2>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{t`What should become of it?`}</legend>
        <Choice isChosen={onto === null} onChoose={() => setOnto(null)}>{t`A new course, as a draft`}</Choice>
        {[
          ...copies,
          ...(given === null || copies.some(({ id }) => id === given) ? [] : [{ id: given, title: '' }]),
        ].map(({ id, title }) => (
          <Choice key={id} isChosen={onto === id} onChoose={() => setOnto(id)}>
            {title === ''
              ? t`The course that you came from becomes as the zip has it`
              : t`“${title}” becomes as the zip has it`}
          </Choice>
        ))}
      </fieldset>
      {report === null ? null : <PackageReport report={report} />}
      <ImportComparisonView comparison={comparison} isOnto={onto !== null} />
      {apply.error ? <p role="alert">{errorText(apply.error)}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          pending={apply.isPending || isFetching}
          onClick={() => apply.mutate({ onto, seen: comparison.seen })}
        >
          {onto === null ? t`Import as a new course` : t`Change the course`}
        </Button>
        {again}
      </div>
    </>
  );
}

function lineOf({ file, line, field, message }: CourseImport['problems'][number]): string {
  const parts = [line === null ? file : `${file}:${line}`, field === null ? '' : `${field}:`, message];
  return parts.filter((part) => part !== '').join(' ');
}

function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" name="onto" className="size-5 accent-ink" checked={isChosen} onChange={onChoose} />
      <span className="wrap-anywhere">{children}</span>
    </label>
  );
}
