import type { Chapter } from '@academy/contract/chapters/chapter-calls.ts';
import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { chapterAt } from '@/player/bar-contents.ts';
import { seekWhenReady, useOpenPlayer } from '@/player/open-player.ts';

const never = () => () => undefined;

/** The chapters of a film that has no captions: each leads to its moment. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  const player = useOpenPlayer();
  const current = useSyncExternalStore(
    player?.subscribe ?? never,
    () => chapterAt(chapters, player?.getSnapshot().currentTime ?? 0)?.seconds,
  );
  return (
    <section aria-label={t`Chapters`} className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
      <h2 className="sr-only">{t`Chapters`}</h2>
      <ol>
        {chapters.map(({ seconds, title }) => (
          <li key={seconds}>
            <button
              type="button"
              {...(seconds === current ? { 'aria-current': true } : {})}
              onClick={() => player && seekWhenReady(player, seconds)}
              className="flex min-h-11 w-full items-baseline gap-3 rounded-control px-3 py-2.5 text-left hover:bg-sunken aria-current:bg-chosen"
            >
              <span className="min-w-11 shrink-0 text-sm font-bold text-accent-ink figures-tabular">
                {timeText(seconds)}
              </span>
              <span lang={textLanguage(title)} className="min-w-0 wrap-anywhere">
                {title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
