import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight, ListVideo } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';

interface LessonBarProps {
  courseId: string;
  next: Lesson | undefined;
  courseComplete: boolean;
  /** It calls `close` when a lesson is chosen: the sheet has done its work then. */
  curriculum: (close: () => void) => ReactNode;
  /** Between them, where there is something more to open: the labels beside it are short then, so that all stand in one row. */
  more: ReactNode | null;
}

/** Under the picture on a phone: the curriculum, which opens as a sheet, and the way on. */
export function LessonBar({ courseId, next, courseComplete, curriculum, more }: LessonBarProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const title = next?.title ?? '';
  return (
    <div
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-3 py-2',
        // Of the buttons alone: the sheets that they open are in here, too.
        more !== null && 'max-[22rem]:[&>a_svg]:hidden max-[22rem]:[&>button_svg]:hidden',
      )}
    >
      <Button variant="ghost" className="-ml-3 px-3!" onClick={() => setOpen(true)}>
        <ListVideo aria-hidden="true" />
        <BarLabel
          long={t`Course content`}
          short={more && t({ message: 'Content', context: 'the lessons of a course' })}
        />
      </Button>
      {more}
      {next ? (
        <Button asChild variant="ghost" className="-mr-3 px-3!">
          <Link to={paths.lesson(lessonAddressOf(courseId, next))} aria-label={t`Next Lesson: ${title}`}>
            <BarLabel long={t`Next Lesson`} short={more && t({ message: 'Next', context: 'lesson' })} />
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      ) : courseComplete ? (
        <Button asChild size="sm">
          <Link to={paths.finish(courseId)}>{t`Course certificate`}</Link>
        </Button>
      ) : null}
      <Sheet open={open} onClose={close} title={t`Course content`} side="bottom">
        <div className="-m-5">{curriculum(close)}</div>
      </Sheet>
    </div>
  );
}

/** The short one is for phones, where there is one. */
function BarLabel({ long, short }: { long: string; short: ReactNode }) {
  if (!short) return long;
  return (
    <>
      <span className="max-sm:hidden">{long}</span>
      <span className="sm:hidden">{short}</span>
    </>
  );
}
