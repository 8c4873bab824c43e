import type { CourseImport } from '@academy/contract/course-folders/course-import.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useApplyImport, useCourseImport } from '@/api/course-folders.ts';
import { Button } from '@/components/ui/button.tsx';
import { FileButton } from '@/components/ui/file-drop-zone.tsx';
import { Spinner, SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { ImportChoices } from '@/features/course-folders/components/import-choices.tsx';
import { ImportComparisonView } from '@/features/course-folders/components/import-comparison-view.tsx';
import { PackageReport } from '@/features/course-packages/package-report.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { useFocusKept } from '@/lib/use-focus-kept.ts';

interface StepsProps {
  importId: string;
  given: string | null;
  onFile: (file: File) => void;
}

/** What became of an uploaded zip so far, and what can be done with it. */
export function CourseImportSteps({ importId, given, onFile }: StepsProps) {
  const [onto, setOnto] = useState(given);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useCourseImport(importId, onto);
  const apply = useApplyImport(importId);
  const told = useFocusKept(isPending ? 'pending' : data?.state);
  if (isPending) return <SpinnerScreen />;
  const another = (
    <FileButton size="md" accept=".zip" onFile={onFile}>
      {t`Choose another zip`}
    </FileButton>
  );
  if (data === undefined) {
    return (
      <div ref={told} tabIndex={-1} role="alert" className="flex flex-col items-start gap-4 outline-none">
        <p>{errorText(error)}</p>
        <Button pending={isFetching} onClick={() => void refetch()}>{t`Try again`}</Button>
        {another}
      </div>
    );
  }
  const { state, comparison, report, problems, copies, courseId } = data;
  if (state === 'importing') {
    return (
      <p ref={told} tabIndex={-1} role="status" className="outline-none">
        {t`The course is being imported. This page tells when it is there.`}
      </p>
    );
  }
  if (state === 'imported' && courseId !== null) {
    return (
      <div role="status" className="flex flex-col items-start gap-4">
        <p>{t`The course is imported.`}</p>
        <Button asChild>
          <Link ref={told} to={paths.creatorCourseDetail(courseId)}>{t`Open the course`}</Link>
        </Button>
      </div>
    );
  }
  if (comparison === null) {
    return (
      <div ref={told} tabIndex={-1} role="alert" className="flex flex-col items-start gap-4 outline-none">
        <p>{t`This file cannot be imported:`}</p>
        <ul className="flex list-disc flex-col gap-1 pl-6 wrap-anywhere">
          {problems.map(lineOf).map((line) => (
            <li key={line} lang={textLanguage(line)}>
              {line}
            </li>
          ))}
        </ul>
        {another}
      </div>
    );
  }
  return (
    <>
      <h2
        ref={told}
        tabIndex={-1}
        lang={textLanguage(comparison.title)}
        className="text-xl wrap-anywhere outline-none"
      >
        {comparison.title}
      </h2>
      <ImportChoices copies={copies} given={given} chosen={onto} onChoose={setOnto} />
      {report === null ? null : <PackageReport report={report} />}
      {isPlaceholderData ? (
        <div role="status" className="text-accent">
          <Spinner className="size-8" />
          <span className="sr-only">{t`Loading...`}</span>
        </div>
      ) : (
        <ImportComparisonView comparison={comparison} isOnto={onto !== null} />
      )}
      {apply.error ? <p role="alert">{errorText(apply.error)}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          pending={apply.isPending || isFetching}
          onClick={() => apply.mutate({ onto, seen: comparison.seen })}
        >
          {onto === null ? t`Import as a new course` : t`Update the course`}
        </Button>
        {another}
      </div>
    </>
  );
}

function lineOf({ file, line, field, message }: CourseImport['problems'][number]): string {
  const parts = [line === null ? file : `${file}:${line}`, field === null ? '' : `${field}:`, message];
  return parts.filter((part) => part !== '').join(' ');
}
