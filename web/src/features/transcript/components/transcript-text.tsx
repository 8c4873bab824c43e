import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Paragraph } from '../paragraphs.ts';
import { bringIntoSight, useFollow } from '../use-follow.ts';
import { useCopyPassage, useSelectedPassage } from '../use-passage.ts';
import type { useSearch } from '../use-search.ts';
import { FloatingBar } from './floating-bar.tsx';
import { TranscriptParagraph } from './transcript-paragraph.tsx';
import { TranscriptSearch } from './transcript-search.tsx';

interface TranscriptTextProps {
  address: LessonAddress;
  language: string;
  paragraphs: readonly Paragraph[];
  /** The cue that is heard, and the paragraph it is in. */
  heard: { readonly cue: string; readonly paragraph: number } | null;
  search: ReturnType<typeof useSearch>;
  onSeek: (ms: number) => void;
  /** Beside the search box. */
  menu: ReactNode;
  /** Whether nobody has read over what a program wrote down. */
  isUncorrected: boolean;
  /** Below the last paragraph. */
  children: ReactNode;
}

/** The text with its search. Of all its times one can be reached by Tab; arrows go on from there. */
export function TranscriptText(props: TranscriptTextProps) {
  const { address, language, paragraphs, heard, search, onSeek, menu, isUncorrected, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const { following, setFollowing } = useFollow(box, heard && `[data-cue="${heard.cue}"]`);
  const [stop, setStop] = useState<number | null>(null);
  const passage = useSelectedPassage(box);
  const { outcome, copy } = useCopyPassage(address);
  const copyParagraph = useCallback(({ text, startMs }: Paragraph) => void copy({ text, startMs }), [copy]);
  const stopAt = Math.min(stop ?? heard?.paragraph ?? 0, paragraphs.length - 1);

  useEffect(() => {
    if (passage !== null) setFollowing(false);
  }, [passage, setFollowing]);

  const readElsewhere = (paragraph: number) => {
    setFollowing(false);
    setStop(paragraph);
  };
  const followAgain = () => {
    setStop(null);
    setFollowing(true);
    // The button that was pressed goes away.
    box.current?.focus({ preventScroll: true });
  };
  const step = (by: 1 | -1) => {
    const next = search.step(by);
    if (next === null) return;
    readElsewhere(next.hit.paragraph);
    bringIntoSight(box.current, `[data-hit="${next.number}"]`);
  };
  const onClick = ({ target }: MouseEvent) => {
    const start =
      target instanceof Element ? target.closest('[data-start]')?.getAttribute('data-start') : null;
    // Whoever selects a passage wants to have it, not to go there.
    if (start == null || document.getSelection()?.isCollapsed === false) return;
    onSeek(Number(start));
    setStop(null);
    setFollowing(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = Number((event.target as HTMLElement).dataset['paragraph'] ?? Number.NaN);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: paragraphs.length - 1 }[event.key];
    if (to === undefined || Number.isNaN(to)) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>(`[data-paragraph="${to}"]`)?.focus();
  };

  return (
    <>
      <div className="shrink-0 border-b border-line p-3">
        <TranscriptSearch search={search} onStep={step} onSeek={onSeek} menu={menu} />
      </div>
      <div className="relative flex min-h-0 grow flex-col">
        <div
          ref={box}
          tabIndex={-1}
          onWheel={() => setFollowing(false)}
          onTouchMove={() => setFollowing(false)}
          // Of the box itself only its scroll bar can be pressed.
          onPointerDown={({ target }) => target === box.current && setFollowing(false)}
          className="min-h-0 grow overflow-y-auto overscroll-contain pt-2 pb-14 outline-none"
        >
          {isUncorrected ? (
            <p className="px-4 pb-2 text-sm text-ink-soft">
              {t`A program wrote this down, and nobody has corrected it yet. Some words may be wrong.`}
            </p>
          ) : null}
          {/* Presses of its words; for keys there are the times. */}
          <ol
            aria-label={t`What is said, in the order of the film`}
            onClick={onClick}
            onKeyDown={onKeyDown}
            onFocus={({ target }) => {
              const { paragraph } = target.dataset;
              if (paragraph !== undefined) readElsewhere(Number(paragraph));
            }}
          >
            {paragraphs.map((paragraph, index) => (
              <TranscriptParagraph
                key={paragraph.key}
                paragraph={paragraph}
                index={index}
                language={language}
                heard={heard?.paragraph === index ? heard.cue : null}
                isStop={index === stopAt}
                hits={search.byParagraph.get(index)}
                currentHit={search.current?.hit.paragraph === index ? search.current.number : null}
                onCopy={copyParagraph}
              />
            ))}
          </ol>
          {children}
        </div>
        <FloatingBar
          outcome={outcome}
          onCopy={passage && (() => void copy(passage))}
          onFollow={following || heard === null ? null : followAgain}
        />
      </div>
    </>
  );
}
