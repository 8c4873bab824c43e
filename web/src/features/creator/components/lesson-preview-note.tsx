import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { paths } from '@/config/paths.ts';

/** In the header of a lesson that its author looks at as students do: one slim row, and beside a picture no row of its own. */
export function LessonPreviewNote({ courseId }: { courseId: string }) {
  return (
    <aside
      aria-label={t`Preview`}
      className="flex items-center gap-x-3 text-sm max-md:order-last max-md:w-full md:ml-4"
    >
      <p className="flex items-center gap-2">
        <Eye aria-hidden="true" className="size-4 text-ink-soft" />
        <span>
          <Trans>
            <strong className="font-semibold">Preview.</strong>{' '}
            <span className="max-xl:sr-only">This is how students see the lesson.</span>
          </Trans>
        </span>
      </p>
      <Link
        to={paths.coursePreview(courseId)}
        className="py-1.5 font-semibold text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {t`Back to the preview`}
      </Link>
    </aside>
  );
}
