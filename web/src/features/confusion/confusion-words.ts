import { t } from '@lingui/core/macro';
import type { FilmMap } from '@/api/watching.ts';
import type { PlotTable } from '@/components/plots/plot-table.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import { type MarkName, markNames, type Sentence, secondsOfPart, sentenceOfPart } from './confusion-parts.ts';

export const markWords = (): Readonly<Record<MarkName, string>> => ({
  watchedAgain: t`Watched again`,
  stopped: t`Stopped`,
  notes: t`Took a note`,
  questions: t`Asked the assistant`,
  wrongAnswers: t`Answered wrong`,
});

/** One to four people are not told. */
export function peopleText(people: number | null): string {
  return people === null ? t`fewer than five` : numberText(people);
}

export function partTimeText(map: FilmMap, part: number): string {
  const from = timeText(secondsOfPart(map, part));
  const to = timeText(Math.min(map.seconds, secondsOfPart(map, part + 1)));
  return map.partSeconds === 1 ? from : `${from}–${to}`;
}

interface TableOptions {
  readonly map: FilmMap;
  readonly before: FilmMap | null;
  readonly sentences: readonly Sentence[];
}

/** All that the timeline draws, part by part. */
export function confusionTable({ map, before, sentences }: TableOptions): PlotTable {
  const words = markWords();
  const cell = (people: number | null | undefined) =>
    people === undefined ? null : (people ?? t`fewer than five`);
  return {
    columns: [
      ...[t`Time`, t`Watched`, ...markNames.map((name) => words[name])],
      ...(before ? [t`Watched, film before`, t`Stopped, film before`] : []),
      ...(sentences.length > 0 ? [t`Sentence`] : []),
    ],
    rows: map.watched.map((watched, part) => {
      const place = sentenceOfPart(map, sentences, part);
      const then = before ? Math.floor(secondsOfPart(map, part) / before.partSeconds) : 0;
      return [
        ...[partTimeText(map, part), cell(watched), ...markNames.map((name) => cell(map[name][part]))],
        ...(before ? [cell(before.watched[then]), cell(before.stopped[then])] : []),
        ...(sentences.length > 0 ? [place === null ? null : (sentences[place]?.text ?? null)] : []),
      ];
    }),
  };
}
