import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { CourseCover } from '@/components/alpana/course-cover.tsx';
import { LostConnection } from '@/components/lost-connection.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';

/** What stands in the place of the picture while it is on its way. */
export function PictureWaiting({ message }: { message: string }) {
  return (
    <div role="status" className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-6">
      <Spinner className="size-8 text-accent" />
      <p className="text-ink-soft">{message}</p>
    </div>
  );
}

export function PictureError({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-6 text-center"
    >
      <CircleAlert aria-hidden="true" className="size-8 text-danger" />
      <p className="mt-2 font-semibold">{message}</p>
      {children}
    </div>
  );
}

interface PictureUnknownProps {
  /** What would tell of the film. */
  query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Whether there is a film could not be learned. */
export function PictureUnknown({ query }: PictureUnknownProps) {
  return (
    <PictureError message={t`The video could not be loaded.`}>
      <p className="text-sm text-ink-soft">
        <LostConnection />
      </p>
      <Button
        variant="outline"
        className="mt-3"
        pending={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t`Try again`}
      </Button>
    </PictureError>
  );
}

/** The course's cover, dimmed for the words over it. */
export function PicturePoster({ course, children }: { course: Course; children: ReactNode }) {
  return (
    <div className="absolute inset-0 overflow-hidden">
      <CourseCover
        courseId={course._id}
        category={course.category}
        src={course.thumbnailUrl}
        priority
        className="absolute inset-0 h-full"
      />
      {/* Over the edge by a pixel, or a line of the bright cover is left where the height is no whole number. */}
      <div className="absolute -inset-px flex flex-col items-center justify-center gap-3 bg-[radial-gradient(ellipse_60%_70%,rgb(15_13_12/0.94)_45%,rgb(15_13_12/0.68))] p-6 text-center text-white">
        {children}
      </div>
    </div>
  );
}
