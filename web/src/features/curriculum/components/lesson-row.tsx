import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useMatch } from '@tanstack/react-router';
import { Circle, CircleCheck, CirclePlay, Lock, type LucideIcon, Video } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { lessonTime } from '@/lib/course-time.ts';
import { textLanguage } from '@/lib/text-language.ts';
import type { LessonMark } from '../course-progress.ts';

const marks: Record<LessonMark, { icon: LucideIcon; word: () => string; classes: string }> = {
  locked: { icon: Lock, word: () => t`Locked`, classes: 'text-ink-soft' },
  done: { icon: CircleCheck, word: () => t`Completed`, classes: 'text-success' },
  current: { icon: CirclePlay, word: () => t`Up next`, classes: 'text-accent-ink' },
  open: { icon: Circle, word: () => t`Not started`, classes: 'text-ink-soft' },
};

const row = 'flex min-h-11 items-start gap-3 px-5 py-2.5 text-sm';

interface LessonRowProps {
  courseId: string;
  lesson: Lesson;
  mark: LessonMark;
  isLink: boolean;
  onOpen: () => void;
  /** Of a free preview, for who may not open the lesson itself. */
  onPreview?: (() => void) | undefined;
}

export function LessonRow({ courseId, lesson, mark, isLink, onOpen, onPreview }: LessonRowProps) {
  const { icon: Icon, word, classes } = marks[mark];
  // By its id, because a legacy address names the lesson without its module and so is not this link's address.
  const openLessonId = useMatch({
    from: webRoutes.lesson,
    shouldThrow: false,
    select: ({ params }) => params.lessonId,
  });
  const isOpen = openLessonId === lesson._id;
  if (onPreview) return <PreviewRow lesson={lesson} onPreview={onPreview} />;
  const content = (
    <>
      <Icon aria-hidden="true" className={cn('mt-0.5 size-4 shrink-0', classes)} />
      <span className="sr-only">{word()}: </span>
      <span
        lang={textLanguage(lesson.title)}
        className={cn('min-w-0 grow', mark === 'current' && 'font-semibold')}
      >
        {lesson.title}
      </span>
      <LessonTime lesson={lesson} />
    </>
  );
  if (!isLink) return <div className={cn(row, 'text-ink-soft')}>{content}</div>;
  return (
    <Link
      to={paths.lesson(lessonAddressOf(courseId, lesson))}
      onClick={onOpen}
      aria-current={isOpen ? 'page' : undefined}
      className={cn(
        row,
        'transition-colors hover:bg-sunken focus-visible:-outline-offset-2',
        // The lesson whose page this is stays marked when it is done.
        'aria-[current=page]:bg-chosen aria-[current=page]:font-semibold',
        mark === 'current' && 'bg-chosen',
      )}
    >
      {content}
    </Link>
  );
}

/** It can be watched by anybody, right here. */
function PreviewRow({ lesson, onPreview }: { lesson: Lesson; onPreview: () => void }) {
  return (
    <button
      type="button"
      onClick={onPreview}
      className={cn(
        row,
        'w-full text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-2',
      )}
    >
      <CirclePlay aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
      <span className="min-w-0 grow">
        <span lang={textLanguage(lesson.title)}>{lesson.title}</span>{' '}
        <Badge variant="tinted" className="h-5! px-2! align-middle">{t`Preview`}</Badge>
      </span>
      <LessonTime lesson={lesson} />
    </button>
  );
}

/** How long it takes, and whether one watches or reads for so long. */
function LessonTime({ lesson }: { lesson: Lesson }) {
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-ink-soft figures-tabular">
      {lesson.videoSeconds === undefined ? null : (
        <>
          <Video aria-hidden="true" className="size-4" />
          <span className="sr-only">{t`Video`}</span>
        </>
      )}
      {lessonTime(lesson)}
    </span>
  );
}
