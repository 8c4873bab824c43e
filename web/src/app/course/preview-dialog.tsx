import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CirclePlay, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { paths } from '@/config/paths.ts';
import { lessonTime } from '@/lib/course-time.ts';
import { priceText } from '@/lib/course-words.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { createPlayerSlot, PlayerSlot } from '@/player/open-player.ts';
import { PreviewFilm } from './preview-film.tsx';

interface PreviewDialogProps {
  course: Course;
  lessons: readonly Lesson[];
  lesson: Lesson;
  onChoose: (lesson: Lesson) => void;
  onClose: () => void;
}

/** A free preview over the page of its course: the film, the others that there are, and the way in. */
export function PreviewDialog({ course, lessons, lesson, onChoose, onClose }: PreviewDialogProps) {
  const titleId = useId();
  const [slot] = useState(createPlayerSlot);
  const focusAtFirst = useFocusAtFirst();
  return (
    <Modal
      onClose={onClose}
      labelledBy={titleId}
      className="m-auto max-h-dvh w-[min(60rem,calc(100vw-2rem),calc((100dvh-11rem)*16/9))] max-w-none min-w-[min(24rem,100vw)] animate-pop-in overflow-y-auto rounded-card border border-line bg-card text-ink shadow-pop backdrop:animate-fade-in backdrop:bg-overlay max-md:w-screen max-md:rounded-none max-md:border-x-0"
    >
      <div className="px-5 pt-4 pb-3 pr-16">
        <p className="text-sm text-ink-soft">{t`Free preview`}</p>
        <h2 id={titleId} lang={textLanguage(lesson.title)} className="text-lg leading-snug wrap-anywhere">
          {lesson.title}
        </h2>
      </div>
      <div className="theatre relative aspect-video w-full bg-ground text-ink">
        <PlayerSlot value={slot}>
          <PreviewFilm key={lesson._id} course={course} lesson={lesson} focusAtFirst={focusAtFirst} />
        </PlayerSlot>
      </div>
      {lessons.length > 1 ? (
        <ul aria-label={t`Free previews of this course`} className="border-b border-line py-1.5">
          {lessons.map((one) => (
            <li key={one._id}>
              <button
                type="button"
                aria-current={one._id === lesson._id ? 'true' : undefined}
                onClick={() => onChoose(one)}
                className="flex min-h-11 w-full items-center gap-3 px-5 py-2 text-left text-sm transition-colors hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=true]:bg-chosen aria-[current=true]:font-semibold"
              >
                <CirclePlay aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
                <span lang={textLanguage(one.title)} className="min-w-0 grow">
                  {one.title}
                </span>
                <span className="shrink-0 font-normal text-ink-soft figures-tabular">{lessonTime(one)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <p className="font-serif text-2xl leading-none font-medium figures-tabular">
          {priceText(course.price)}
        </p>
        <Button asChild size="lg" className="max-sm:grow">
          <Link to={paths.enroll(course._id)}>{t`Enroll in this course`}</Link>
        </Button>
      </div>
      {/* Last, so that the focus begins where one goes on. */}
      <Button
        variant="ghost"
        size="icon"
        className="absolute! top-3 right-3"
        aria-label={t`Close`}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </Button>
    </Modal>
  );
}

/** Where the browser put the focus when the dialog was opened, before anybody moved it. */
function useFocusAtFirst() {
  const focusAtFirst = useRef<Element>(null);
  useLayoutEffect(() => {
    focusAtFirst.current = document.activeElement;
  }, []);
  return focusAtFirst;
}
