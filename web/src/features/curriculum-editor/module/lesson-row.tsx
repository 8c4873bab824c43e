import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, Link2 } from 'lucide-react';
import { memo } from 'react';
import { LessonPartIcons } from '@/components/lesson-part-icons.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import { lessonTime } from '@/lib/course-time.ts';
import { useLanguage } from '@/lib/language/language.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { useFileDrop } from '@/lib/use-file-drop.ts';
import { elementIds } from '../hooks/focus.ts';
import { useEditor } from '../hooks/use-editor.ts';
import { LessonForm } from '../lesson-form/lesson-form.tsx';
import { isTemporary } from '../model/temporary-ids.ts';
import { DragHandle } from '../ordering/drag-handle.tsx';
import type { HandleProps } from '../ordering/sortable.tsx';
import { RowMenu } from './row-menu.tsx';

interface LessonRowProps {
  lesson: Lesson;
  isOpen: boolean;
  hasDraft: boolean;
  handle: HandleProps;
}

/** A lesson in its module. A video can be dropped on it. */
export const LessonRow = memo(function LessonRow({ lesson, isOpen, hasDraft, handle }: LessonRowProps) {
  useLanguage();
  const { askToDelete, courseId, lessonVideo, open } = useEditor();
  const { _id: id, title, moduleId } = lesson;
  const isSaved = !isTemporary(id);
  const duration = lessonTime(lesson);
  const address = { courseId, moduleId, lessonId: id };
  const { isOver, dropProps } = useFileDrop((file) => {
    lessonVideo.takeFile(address, file);
  });
  const toggle = () => open(isOpen ? null : { kind: 'lesson', lessonId: id });

  return (
    <div
      {...(isSaved ? dropProps : {})}
      className={cn('bg-card transition-colors', isOver && 'bg-accent-tint', isOpen && 'bg-sunken/50')}
    >
      <div className="flex min-h-13 items-center gap-1 pr-1 pl-1 md:pr-2 md:pl-3">
        <DragHandle id={id} label={t`Move lesson ${title}`} handle={handle} />
        <span aria-hidden="true" className="w-6 shrink-0 text-right text-sm text-ink-soft figures-tabular">
          {numberText(lesson.order)}
        </span>
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 px-2 py-1">
          <button
            type="button"
            id={elementIds.lessonToggle(id)}
            aria-expanded={isOpen}
            disabled={!isSaved}
            onClick={toggle}
            className="flex min-h-10 min-w-0 grow items-center gap-2 rounded-control text-left hover:text-accent-ink"
          >
            <ChevronDown
              aria-hidden="true"
              className={cn('size-4 shrink-0 text-ink-soft transition-transform', !isOpen && '-rotate-90')}
            />
            <span lang={textLanguage(title)} className="min-w-0 py-1 font-medium wrap-anywhere">
              {title}
            </span>
          </button>
          {/* On a phone under the title, as the signs are. */}
          <span className="contents max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1 max-sm:pb-1 max-sm:pl-6 max-sm:empty:hidden">
            {isSaved ? lessonVideo.mark(address) : null}
            {hasDraft && !isOpen ? <Badge variant="warning">{t`Unsaved changes`}</Badge> : null}
            {lesson.isPreview ? <Badge variant="tinted">{t`Free preview`}</Badge> : null}
            <LinkMark videoUrl={lesson.videoUrl} />
          </span>
          {isSaved ? (
            // On a phone on a line of its own, under the title: the signs stay under each other.
            <span className="flex items-center gap-x-3 max-sm:w-full max-sm:pb-1 max-sm:pl-5">
              <LessonPartIcons lesson={lesson} />
              <span className="min-w-12 text-right text-sm text-ink-soft figures-tabular">
                <Trans>
                  <span className="sr-only">Duration</span> {duration}
                </Trans>
              </span>
            </span>
          ) : (
            <span role="status" className="flex items-center gap-1.5 text-sm text-ink-soft">
              <Spinner className="size-4" />
              {t`Saving...`}
            </span>
          )}
        </div>
        <RowMenu
          id={id}
          label={t`Actions for lesson ${title}`}
          deleteLabel={t`Delete lesson`}
          {...(isSaved ? { onEdit: () => open({ kind: 'lesson', lessonId: id }) } : {})}
          onDelete={() => askToDelete({ kind: 'lesson', lesson })}
        />
      </div>
      {isOpen && isSaved ? (
        <LessonForm key={id} lesson={lesson} hasDraft={hasDraft} onClose={() => open(null)} />
      ) : null}
    </div>
  );
});

const linkWords = {
  youtube: () => 'YouTube',
  vimeo: () => 'Vimeo',
  file: () => t({ message: 'Link', context: 'noun' }),
  invalid: () => null,
} as const;

function LinkMark({ videoUrl }: { videoUrl: string | null | undefined }) {
  const word = videoUrl ? linkWords[readVideoLink(videoUrl).kind]() : null;
  if (word === null) return null;
  return (
    <span className="flex items-center gap-1 text-sm text-ink-soft max-sm:hidden">
      <Link2 aria-hidden="true" className="size-4" />
      {word}
    </span>
  );
}
