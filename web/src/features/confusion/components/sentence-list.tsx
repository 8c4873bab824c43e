import { t } from '@lingui/core/macro';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import type { FilmMap } from '@/api/watching.ts';
import { cn } from '@/lib/cn.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import { marksOfSentences, type Sentence, type SentenceMarks } from '../confusion-parts.ts';
import { MarkShape } from './mark-shape.tsx';

interface SentenceListProps {
  map: FilmMap;
  sentences: readonly Sentence[];
  language: string;
  /** The one that the timeline points at. */
  pointed: number | null;
  onOpen: (seconds: number) => void;
}

/** The transcript, each sentence with the heat of its moment. Up and down move through it, Enter shows the moment. */
export function SentenceList({ map, sentences, language, pointed, onOpen }: SentenceListProps) {
  const marks = useMemo(() => marksOfSentences(map, sentences), [map, sentences]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = pointed === null ? null : list.current?.children[pointed];
    if (!(line instanceof HTMLElement) || list.current === null) return;
    // Within the list alone: the page stays where the reader points.
    const { clientHeight, scrollTop } = list.current;
    const isInView =
      line.offsetTop >= scrollTop && line.offsetTop + line.offsetHeight <= scrollTop + clientHeight;
    if (!isInView) list.current.scrollTop = line.offsetTop - clientHeight / 3;
  }, [pointed]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || now === -1) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, now + step))]?.focus();
  };

  return (
    <section aria-label={t`Transcript`} className="min-w-0">
      <h2 className="text-lg">{t`What is said`}</h2>
      <ol
        ref={list}
        onKeyDown={onKeyDown}
        className="relative mt-3 max-h-[60vh] overflow-y-auto rounded-card border border-line bg-card py-2"
      >
        {sentences.map((sentence, index) => (
          <SentenceLine
            key={sentence.id}
            sentence={sentence}
            language={language}
            stopped={marks[index]?.stopped ?? 0}
            watchedAgain={marks[index]?.watchedAgain ?? 0}
            viewers={map.viewers}
            isPointed={index === pointed}
            isStop={index === (pointed ?? 0)}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </section>
  );
}

interface SentenceLineProps extends SentenceMarks {
  sentence: Sentence;
  language: string;
  viewers: number;
  isPointed: boolean;
  /** Where Tab comes to: of all sentences one. */
  isStop: boolean;
  onOpen: (seconds: number) => void;
}

const SentenceLine = memo(function SentenceLine(props: SentenceLineProps) {
  const { sentence, language, stopped, watchedAgain, viewers, isPointed, isStop, onOpen } = props;
  const seconds = sentence.startMs / 1000;
  return (
    <li className="[contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        {...(isPointed ? { 'aria-current': true } : {})}
        onClick={() => onOpen(seconds)}
        className="flex w-full items-start gap-3 px-3 py-2 text-left hover:bg-sunken aria-current:bg-chosen"
      >
        <Heat share={((stopped ?? 0) * 2 + (watchedAgain ?? 0)) / Math.max(1, viewers)} />
        <span className="w-12 shrink-0 text-sm leading-relaxed font-bold text-accent-ink figures-tabular">
          {timeText(seconds)}
        </span>
        <span lang={language} className="min-w-0 grow text-[0.9375rem] leading-relaxed wrap-anywhere">
          {sentence.text}
        </span>
        <Told name="stopped" people={stopped} word={t`stopped`} />
        <Told name="watchedAgain" people={watchedAgain} word={t`watched again`} />
      </button>
    </li>
  );
});

/** The more are lost here, the taller and darker. */
function Heat({ share }: { share: number }) {
  const level = Math.min(4, Math.ceil(share * 8));
  const heights = ['h-1', 'h-2.5', 'h-3.5', 'h-4.5', 'h-6'];
  return (
    <span aria-hidden="true" className="flex h-6 w-1.5 shrink-0 items-end rounded-full bg-sunken">
      <span
        className={cn('w-full rounded-full', level === 0 ? 'bg-line' : 'bg-danger', heights[level])}
        style={{ opacity: level === 0 ? 1 : 0.4 + 0.15 * level }}
      />
    </span>
  );
}

interface ToldProps {
  name: 'stopped' | 'watchedAgain';
  people: number | null;
  word: string;
}

function Told({ name, people, word }: ToldProps) {
  if (people === null || people === 0) return null;
  return (
    <span className="mt-1 flex shrink-0 items-center gap-1 text-xs font-semibold figures-tabular">
      <MarkShape name={name} />
      {numberText(people)}
      <span className="sr-only">{word}</span>
    </span>
  );
}
