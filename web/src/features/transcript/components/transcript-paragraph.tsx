import { t } from '@lingui/core/macro';
import { Copy } from 'lucide-react';
import { memo } from 'react';
import { cn } from '@/lib/cn.ts';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { piecesOf } from '../find-hits.ts';
import type { Paragraph, ParagraphCue } from '../paragraphs.ts';
import type { NumberedHit } from '../use-search.ts';

interface TranscriptParagraphProps {
  paragraph: Paragraph;
  index: number;
  language: string;
  /** The cue of it that is heard. */
  heard: string | null;
  /** Where Tab comes to: of all paragraphs one. */
  isStop: boolean;
  hits: readonly NumberedHit[] | undefined;
  /** The hit that is looked at, if it is one of these. */
  currentHit: number | null;
  onCopy: (paragraph: Paragraph) => void;
}

/**
 * A paragraph at its time. It is drawn once it comes near, and anew only when something of it changes. What is pressed in it is
 * heard by the list.
 */
export const TranscriptParagraph = memo(function TranscriptParagraph(props: TranscriptParagraphProps) {
  const { paragraph, index, language, heard, isStop, hits, currentHit, onCopy } = props;
  const time = timeText(paragraph.startMs / 1000);
  const tabIndex = isStop ? 0 : -1;
  return (
    <li className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      {paragraph.chapter ? (
        <h3
          lang={textLanguage(paragraph.chapter.title)}
          className={cn('px-4 pb-1 text-base wrap-anywhere', index > 0 && 'mt-3 border-t border-line pt-4')}
        >
          {paragraph.chapter.title}
        </h3>
      ) : null}
      <div className="group/paragraph flex items-start gap-1 py-1 pr-1 pl-2">
        <button
          type="button"
          tabIndex={tabIndex}
          data-paragraph={index}
          data-start={paragraph.startMs}
          aria-label={t`Go to ${time}`}
          className="touch-target min-w-11 shrink-0 rounded-sm px-2 py-1 text-left text-sm font-bold text-accent-ink select-none figures-tabular hover:underline"
        >
          {time}
        </button>
        <p lang={language} className="min-w-0 grow py-0.5 text-[0.9375rem] leading-relaxed wrap-anywhere">
          {paragraph.cues.map((cue, at) => (
            <Cue
              key={cue.id}
              cue={cue}
              isFirst={at === 0}
              isHeard={cue.id === heard}
              hits={hits}
              currentHit={currentHit}
            />
          ))}
        </p>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={t`Copy the passage at ${time} with its link`}
          title={t`Copy with link`}
          onClick={() => onCopy(paragraph)}
          className="grid size-9 shrink-0 touch-target place-items-center rounded-control text-ink-soft select-none hover:bg-sunken hover:text-ink focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover/paragraph:opacity-100"
        >
          <Copy aria-hidden="true" className="size-4" />
        </button>
      </div>
    </li>
  );
});

interface CueProps {
  cue: ParagraphCue;
  isFirst: boolean;
  isHeard: boolean;
  hits: readonly NumberedHit[] | undefined;
  currentHit: number | null;
}

function Cue({ cue, isFirst, isHeard, hits, currentHit }: CueProps) {
  return (
    <>
      {isFirst ? null : ' '}
      <span
        data-cue={cue.id}
        data-start={cue.startMs}
        {...(isHeard ? { 'aria-current': true } : {})}
        className="cursor-pointer rounded-sm box-decoration-clone hover:bg-sunken aria-current:bg-chosen aria-current:text-ink"
      >
        {hits === undefined
          ? cue.text
          : piecesOf(cue, hits).map(({ text, hit }, at) =>
              hit === null ? (
                text
              ) : (
                <mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have nothing but their order.
                  key={at}
                  data-hit={hit}
                  className={cn(
                    'rounded-sm bg-warning-tint text-ink underline decoration-warning decoration-2 underline-offset-4',
                    hit === currentHit && 'bg-accent! text-on-accent! no-underline!',
                  )}
                >
                  {text}
                </mark>
              ),
            )}
      </span>
    </>
  );
}
