import type { Chapter } from '@academy/contract/chapters/chapter-calls.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { renewSession } from '@/api/client/api.ts';
import type { FilmMap } from '@/api/watching.ts';
import { PlotFrame } from '@/components/plots/plot-frame.tsx';
import { useChosenPoint } from '@/components/plots/use-chosen-point.ts';
import { Card } from '@/components/ui/card.tsx';
import { StudioFilm, useStudioPlayer } from '@/player/components/studio-film.tsx';
import { seekWhenReady } from '@/player/open-player.ts';
import { markNames, partCount, type Sentence, sentenceOfPart } from '../confusion-parts.ts';
import { confusionTable, markWords, partTimeText, peopleText } from '../confusion-words.ts';
import { ConfusionSentence } from './confusion-sentence.tsx';
import { ConfusionTimeline } from './confusion-timeline.tsx';
import { FilmFigures } from './film-figures.tsx';
import { SentenceList } from './sentence-list.tsx';

export interface ShownFilm {
  address: LessonAddress;
  /** Of the lesson. */
  title: string;
  posterUrl: string | null;
  chapters: readonly Chapter[];
  sentences: readonly Sentence[];
  language: string;
}

interface ConfusionViewProps extends ShownFilm {
  map: FilmMap;
  before: FilmMap | null;
  /** Whether it is the film that is shown to students now: then its picture and its text go with it. */
  isShown: boolean;
  compare: ReactNode;
}

/** The map of a film above its text, and its picture beside that. */
export function ConfusionView({ map, before, isShown, compare, ...film }: ConfusionViewProps) {
  const player = useStudioPlayer(renewSession);
  const sentences = isShown ? film.sentences : [];
  const words = markWords();
  const point = useChosenPoint({
    count: partCount(map),
    label: t`Moment of the film`,
    lie: 'side-by-side',
    textOf: (part) =>
      [
        partTimeText(map, part),
        `${t`Watched`} ${peopleText(map.watched[part] ?? null)}`,
        ...markNames
          .filter((name) => map[name][part] !== 0)
          .map((name) => `${words[name]} ${peopleText(map[name][part] ?? null)}`),
        sentences[sentenceOfPart(map, sentences, part) ?? -1]?.text ?? '',
      ]
        .filter((text) => text !== '')
        .join(', '),
  });
  const open = (seconds: number) => {
    if (isShown) seekWhenReady(player, seconds);
  };

  return (
    <div className="flex flex-col gap-6">
      <FilmFigures map={map} before={before} />
      <Card className="p-4 sm:p-6">
        <PlotFrame
          title={t`The film, moment by moment`}
          sentence={<ConfusionSentence map={map} sentences={sentences} language={film.language} />}
          table={confusionTable({ map, before, sentences })}
          fileName="where-students-get-lost"
          tools={compare}
          legend={<Legend hasBefore={before !== null} hasChapters={film.chapters.length > 0} />}
        >
          <ConfusionTimeline
            map={map}
            before={before}
            chapters={isShown ? film.chapters : []}
            point={point}
            onOpen={open}
          />
        </PlotFrame>
      </Card>
      {isShown ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="lg:sticky lg:below-header-4">
            <StudioFilm
              address={film.address}
              title={film.title}
              posterUrl={film.posterUrl}
              player={player}
            />
          </div>
          {sentences.length > 0 ? (
            <SentenceList
              map={map}
              sentences={sentences}
              language={film.language}
              pointed={point.chosen === null ? null : sentenceOfPart(map, sentences, point.chosen)}
              onOpen={open}
            />
          ) : (
            <p className="text-ink-soft">{t`With captions, what is said stands here, each sentence with how many are lost at it.`}</p>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** The strips have their names beside them; this is what the large plot has. */
function Legend({ hasBefore, hasChapters }: { hasBefore: boolean; hasChapters: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-3 w-5 border-t-2 border-accent bg-accent/20" />
        {t`Watched`}
      </li>
      {hasBefore ? (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="w-5 border-t-2 border-dashed border-ink-soft" />
          {t`Watched, film before`}
        </li>
      ) : null}
      {hasChapters ? (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-[7px] rotate-45 bg-ink" />
          {t`Chapter`}
        </li>
      ) : null}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-1 rounded-full bg-ink-soft" />
        {t`Fewer than five`}
      </li>
    </ul>
  );
}
