import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Award, RotateCcw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface FilmEndCardProps {
  courseId: string;
  next: Lesson | undefined;
  courseComplete: boolean;
  onWatchAgain: () => void;
}

/**
 * In place of the last picture of a film, which may name what is next itself: the way on. It waits for a press, because opening a lesson completes it. A click beside
 * it is one on the film.
 */
export function FilmEndCard({ courseId, next, courseComplete, onWatchAgain }: FilmEndCardProps) {
  const title = next?.title;
  return (
    <section
      aria-label={t`End of the film`}
      className="pointer-events-none absolute inset-0 flex animate-fade-in flex-col items-center justify-center gap-2 bg-ground px-4 pb-16 text-center *:pointer-events-auto @2xl/player:gap-5 @2xl/player:pb-12"
    >
      <div role="status" className="max-w-2xl min-w-0">
        {title === undefined ? (
          <p className="font-serif text-lg font-medium @2xl/player:text-3xl">
            {courseComplete ? t`Course Complete!` : t`End of the film`}
          </p>
        ) : (
          <>
            <p className="text-sm text-ink-soft @max-xs/player:text-xs">{t`Next Lesson`}</p>
            <p
              lang={textLanguage(title)}
              className="line-clamp-1 font-serif text-lg font-medium text-balance @2xl/player:line-clamp-2 @2xl/player:text-3xl"
            >
              {title}
            </p>
          </>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-2 @2xl/player:gap-3">
        <Button variant="outline" className={size} onClick={onWatchAgain}>
          <RotateCcw aria-hidden="true" />
          {t`Watch again`}
        </Button>
        {next ? (
          <Button asChild className={size}>
            <Link to={paths.lesson(lessonAddressOf(courseId, next))}>
              {t`Go to next lesson`}
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        ) : courseComplete ? (
          <Button asChild className={size}>
            <Link to={paths.finish(courseId)}>
              <Award aria-hidden="true" />
              {t`Course certificate`}
            </Link>
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** Small on the stage of a phone, with a hand's room around it. */
const size =
  'touch-target @max-2xl/player:h-9 @max-2xl/player:px-3! @max-2xl/player:text-sm @max-[22rem]/player:[&_svg]:hidden';
