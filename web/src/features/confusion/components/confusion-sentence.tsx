import { Trans } from '@lingui/react/macro';
import type { FilmMap } from '@/api/watching.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import { peakOf, type Sentence, secondsOfPart, sentenceOfPart } from '../confusion-parts.ts';

interface ConfusionSentenceProps {
  map: FilmMap;
  sentences: readonly Sentence[];
  language: string;
}

/** What is to be seen: the sentence that loses most students, and the one that most came back to. */
export function ConfusionSentence({ map, sentences, language }: ConfusionSentenceProps) {
  const stop = peakOf(map.stopped);
  const again = peakOf(map.watchedAgain);
  const said = (part: number) => sentences[sentenceOfPart(map, sentences, part) ?? -1]?.text;
  const timeOf = (part: number) => timeText(secondsOfPart(map, part));
  const viewers = numberText(map.viewers);
  if (stop === null && again === null) {
    return <Trans>No moment of the film stands out: nowhere did five students stop or go back.</Trans>;
  }
  return (
    <>
      {stop === null ? null : (
        <LostAt
          time={timeOf(stop.part)}
          people={numberText(stop.people)}
          viewers={viewers}
          text={said(stop.part)}
          language={language}
        />
      )}{' '}
      {again === null ? null : (
        <BackTo
          time={timeOf(again.part)}
          people={numberText(again.people)}
          text={said(again.part)}
          language={language}
        />
      )}
    </>
  );
}

interface PlaceProps {
  time: string;
  people: string;
  text: string | undefined;
  language: string;
}

function LostAt({ time, people, viewers, text, language }: PlaceProps & { viewers: string }) {
  if (text === undefined) {
    return (
      <Trans>
        More students stop at {time} than anywhere else: {people} of {viewers}.
      </Trans>
    );
  }
  return (
    <Trans>
      More students stop at {time} than anywhere else, {people} of {viewers}:{' '}
      <q lang={language} className="text-ink">
        {text}
      </q>
    </Trans>
  );
}

function BackTo({ time, people, text, language }: PlaceProps) {
  if (text === undefined) {
    return (
      <Trans>
        {people} went back to {time}.
      </Trans>
    );
  }
  return (
    <Trans>
      {people} went back to {time}:{' '}
      <q lang={language} className="text-ink">
        {text}
      </q>
    </Trans>
  );
}
