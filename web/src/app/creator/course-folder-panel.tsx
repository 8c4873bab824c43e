import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { courseZip } from '@/api/course-folders.ts';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { DetailPanel } from '@/features/creator/components/detail-panel.tsx';

/** The course as a zip of text and films: to keep, to edit, or to take to another academy. */
export function CourseFolderPanel({ courseId }: { courseId: string }) {
  return (
    <DetailPanel title={t`Download course`}>
      <p className="text-ink-soft">
        {t`A zip of text that you can read and edit, with covers, films, captions, files and questions.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button asChild variant="outline" size="sm">
          <a href={courseZip(courseId, 'yes')} download="">{t`With films`}</a>
        </Button>
        <Button asChild variant="outline" size="sm">
          <a href={courseZip(courseId, 'no')} download="">{t`Without films`}</a>
        </Button>
        <Button asChild variant="ghost" size="sm">
          <Link to={paths.creatorImport()} search={{ onto: courseId }}>{t`Import changes`}</Link>
        </Button>
      </div>
    </DetailPanel>
  );
}
