import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';

const panel = lazyPart(() => import('./kept/components/kept-panel.tsx'));

interface AskCourseProps {
  courseId: string;
  userId: string;
}

/** The assistant on the page of a course, folded until somebody wants to ask: its code comes then. */
export function AskCourse({ courseId, userId }: AskCourseProps) {
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const { part, failed } = useLazyPart(panel, isOpen);
  return (
    <section aria-labelledby="ask-this-course">
      <h2 id="ask-this-course" className="text-2xl">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control text-left transition-colors hover:text-accent-ink"
        >
          {t`Ask this course`}
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <p className="measure mt-1 text-ink-soft">
        {t`The assistant answers from the films, texts and files of this course, and shows you the place.`}
      </p>
      <div id={contentId} hidden={!isOpen} className="mt-5">
        {part ? (
          <part.KeptPanel scope={{ courseId, lessonId: null }} userId={userId} />
        ) : failed ? (
          <Alert
            variant="destructive"
            title={t`This part could not be loaded.`}
          >{t`Check your connection, close it and open it again.`}</Alert>
        ) : isOpen ? (
          <Skeleton className="h-[500px] rounded-card!" />
        ) : null}
      </div>
    </section>
  );
}
