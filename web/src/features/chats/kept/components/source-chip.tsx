import type { Source } from '@academy/contract/chats/answer.ts';
import { Link } from '@tanstack/react-router';
import { BookOpen, FileText, Play, Sprout, TextQuote } from 'lucide-react';
import type { ReactNode } from 'react';
import { textLanguage } from '@/lib/text-language.ts';
import { seekWhenReady, useOpenPlayer } from '@/player/open-player.ts';
import { sourceLink } from '../source-link.ts';
import { chipName, chipText, type Here, isHere } from '../source-text.ts';
import { PassageHint, usePassageHint } from './passage-hint.tsx';

const look =
  'inline-flex min-h-7 max-w-full touch-target items-center gap-1.5 rounded-full border border-line-strong bg-card px-2.5 text-left text-sm font-semibold text-accent-ink transition-colors hover:border-accent hover:bg-accent-tint [&_svg]:size-3.5 [&_svg]:shrink-0';

const icons = {
  ...{ speech: Play, chapter: Play, content: TextQuote },
  ...{ takeaway: Sprout, lesson: BookOpen, file: FileText },
};

const isMoment = (source: Source) => source.kind === 'speech' || source.kind === 'chapter';

interface SourceChipProps {
  source: Source;
  courseId: string;
  here: Here;
}

/** A place that an answer rests on, which leads there: in the film that is open, or to another page of the course. */
export function SourceChip({ source, courseId, here }: SourceChipProps) {
  const player = useOpenPlayer();
  const { hint, handlers } = usePassageHint();
  const own = isHere(source, here);
  const shared = {
    ...handlers,
    // A lesson is called by what stands on it, in the language of its title.
    'aria-label': source.kind === 'lesson' ? undefined : chipName(source, here),
    'aria-describedby': hint?.id,
    className: look,
    'data-source': source.kind,
  };
  const content = <ChipContent source={source} own={own} />;
  let chip: ReactNode;
  if (own && isMoment(source) && player !== null) {
    const go = () => {
      seekWhenReady(player, source.seconds);
      player.play();
      // On a phone the picture may be out of sight.
      document.querySelector('[data-player-stage]')?.scrollIntoView({ block: 'nearest' });
    };
    chip = (
      <button type="button" {...shared} onClick={go}>
        {content}
      </button>
    );
  } else {
    chip = (
      <Link {...sourceLink(source, courseId)} resetScroll={!own} {...shared}>
        {content}
      </Link>
    );
  }
  return (
    <>
      {chip}
      {hint && source.text !== '' ? <PassageHint {...hint} text={source.text} /> : null}
    </>
  );
}

function ChipContent({ source, own }: { source: Source; own: boolean }) {
  const Icon = icons[source.kind];
  const label = chipText(source);
  const isLesson = source.kind === 'lesson';
  const named = isLesson || source.kind === 'file' ? label : null;
  return (
    <>
      <Icon aria-hidden="true" />
      <span className="truncate figures-tabular" lang={named === null ? undefined : textLanguage(named)}>
        {label}
      </span>
      {own || isLesson ? null : (
        <span lang={textLanguage(source.lessonTitle)} className="min-w-0 truncate font-normal text-ink-soft">
          {source.lessonTitle}
        </span>
      )}
    </>
  );
}
