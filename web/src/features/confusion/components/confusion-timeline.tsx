import type { Chapter } from '@academy/contract/chapters/chapter-calls.ts';
import { t } from '@lingui/core/macro';
import type { KeyboardEvent } from 'react';
import type { FilmMap } from '@/api/watching.ts';
import { CountLines, CountNumbers } from '@/components/plots/count-axis.tsx';
import { PlotTip } from '@/components/plots/plot-tip.tsx';
import { countTicks } from '@/components/plots/ticks.ts';
import type { useChosenPoint } from '@/components/plots/use-chosen-point.ts';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { markNames, partCount, secondsOfPart, spanOf } from '../confusion-parts.ts';
import { markWords, partTimeText, peopleText } from '../confusion-words.ts';
import { MarkShape } from './mark-shape.tsx';
import { MarkStrip } from './mark-strip.tsx';
import { WatchedArea } from './watched-area.tsx';

interface ConfusionTimelineProps {
  map: FilmMap;
  before: FilmMap | null;
  chapters: readonly Chapter[];
  point: ReturnType<typeof useChosenPoint>;
  /** The moment of the film is shown. */
  onOpen: (seconds: number) => void;
}

/** The film from left to right: how many watched it, and below what they did there. One slider moves along all of it. */
export function ConfusionTimeline({ map, before, chapters, point, onOpen }: ConfusionTimelineProps) {
  const { chosen, slider } = point;
  const span = spanOf(map);
  const ticks = countTicks(map.viewers);
  const top = ticks.at(-1) ?? 1;
  const words = markWords();
  const most = Math.max(1, ...markNames.flatMap((name) => map[name].map((people) => people ?? 0)));
  const across = (seconds: number) => (100 * seconds) / span;
  const openChosen = () => {
    if (chosen !== null) onOpen(secondsOfPart(map, chosen));
  };
  const moving = {
    ...slider,
    onClick: openChosen,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') openChosen();
      slider.onKeyDown(event);
    },
  };

  return (
    <div className="relative pt-4 pl-9 sm:pl-0">
      <div className="relative h-40 sm:ml-36 sm:h-48">
        <CountLines ticks={ticks} />
        <CountNumbers ticks={ticks} />
        <Chapters chapters={chapters.filter(({ seconds }) => seconds < map.seconds)} across={across} />
        <WatchedArea
          {...{ map, before, top }}
          spanSeconds={span}
          beforeTop={before ? (top * before.viewers) / map.viewers : top}
        />
      </div>
      <TimeLabels seconds={map.seconds} across={across} />
      {markNames.map((name) => (
        <MarkStrip key={name} name={name} label={words[name]} values={map[name]} top={most} />
      ))}
      <div className="pointer-events-none absolute top-4 right-0 bottom-0 left-9 sm:left-36">
        {chosen === null ? null : (
          <>
            <div
              aria-hidden="true"
              className="absolute inset-y-0 bg-ink/10"
              style={{ left: `${(100 * chosen) / partCount(map)}%`, width: `${100 / partCount(map)}%` }}
            />
            <PlotTip across={(100 * (chosen + 0.5)) / partCount(map)} title={partTimeText(map, chosen)}>
              <p className="mt-0.5 flex justify-between gap-3 text-ink-soft">
                {t`Watched`}
                <span className="font-semibold text-ink">{peopleText(map.watched[chosen] ?? null)}</span>
              </p>
              {markNames
                .filter((name) => map[name][chosen] !== 0)
                .map((name) => (
                  <p key={name} className="mt-0.5 flex items-center gap-2 text-ink-soft">
                    <MarkShape name={name} />
                    <span className="grow">{words[name]}</span>
                    <span className="ml-3 font-semibold text-ink">
                      {peopleText(map[name][chosen] ?? null)}
                    </span>
                  </p>
                ))}
            </PlotTip>
          </>
        )}
        <div
          {...moving}
          className="pointer-events-auto absolute inset-0 cursor-crosshair touch-pan-y rounded-sm"
        />
      </div>
    </div>
  );
}

interface AcrossProps {
  across: (seconds: number) => number;
}

function Chapters({ chapters, across }: AcrossProps & { chapters: readonly Chapter[] }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {chapters.map(({ seconds, title }) => (
        <span
          key={seconds}
          title={title}
          lang={textLanguage(title)}
          className="absolute inset-y-0 border-l border-dashed border-ink/45"
          style={{ left: `${across(seconds)}%` }}
        >
          <span className="absolute -top-1 -left-1 size-[7px] rotate-45 bg-ink" />
        </span>
      ))}
    </div>
  );
}

/** At round times, five at most. */
function TimeLabels({ seconds, across }: AcrossProps & { seconds: number }) {
  const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800];
  const step = steps.find((each) => seconds / each <= 5) ?? 28_800;
  const times = Array.from({ length: Math.floor(seconds / step) + 1 }, (_, index) => index * step);
  return (
    <div aria-hidden="true" className="relative h-6 text-xs text-ink-soft sm:ml-36">
      {times.map((time) => (
        <span
          key={time}
          className="absolute top-1.5 whitespace-nowrap figures-tabular"
          style={{
            left: `${across(time)}%`,
            translate: time === 0 ? '0' : across(time) > 95 ? '-100%' : '-50%',
          }}
        >
          {timeText(time)}
        </span>
      ))}
    </div>
  );
}
