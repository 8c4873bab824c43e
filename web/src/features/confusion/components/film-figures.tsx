import { t } from '@lingui/core/macro';
import type { FilmMap } from '@/api/watching.ts';
import { numberText, percentText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import { type Peak, peakOf, percentToTheEnd, secondsOfPart } from '../confusion-parts.ts';

interface FilmFiguresProps {
  map: FilmMap;
  before: FilmMap | null;
}

/** What two films are compared by; each beside what it was in the film before. */
export function FilmFigures({ map, before }: FilmFiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure
        name={t`Students who watched`}
        value={numberText(map.viewers)}
        before={before && numberText(before.viewers)}
      />
      <Figure name={t`Saw the end`} value={endText(map)} before={before && endText(before)} />
      <Figure
        name={t`Most stopped at`}
        value={peakText(map, peakOf(map.stopped))}
        before={before && peakText(before, peakOf(before.stopped))}
      />
      <Figure
        name={t`Most watched again`}
        value={peakText(map, peakOf(map.watchedAgain))}
        before={before && peakText(before, peakOf(before.watchedAgain))}
      />
    </dl>
  );
}

function Figure({ name, value, before }: { name: string; value: string; before: string | null }) {
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-1 font-serif text-xl figures-tabular">{value}</dd>
      {before === null ? null : (
        <dd className="mt-1 text-sm text-ink-soft figures-tabular">{t`Film before: ${before}`}</dd>
      )}
    </div>
  );
}

function endText(map: FilmMap): string {
  const percent = percentToTheEnd(map);
  return percent === null ? t`fewer than five` : percentText(percent);
}

/** A share of all who watched, so that films with many and with few viewers can be compared. */
function peakText(map: FilmMap, peak: Peak | null): string {
  if (peak === null) return '–';
  const time = timeText(secondsOfPart(map, peak.part));
  const share = percentText(Math.round((100 * peak.people) / map.viewers));
  return `${time} · ${share}`;
}
