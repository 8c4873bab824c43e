import type { Answer, Source } from '@academy/contract/chats/answer.ts';
import { t } from '@lingui/core/macro';
import { Unlink } from 'lucide-react';
import { Markdown } from '@/components/markdown/markdown.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import {
  nearestPlaces,
  notFromTheCourse,
  nothingFits,
  quoted,
  sourcesOf,
  summaryLead,
  teachesLead,
} from '../answer-text.ts';
import { type Here, leadText } from '../source-text.ts';
import { RepliesInKind } from './reply-in-kind.tsx';
import { SourceChip } from './source-chip.tsx';

interface AnswerBodyProps {
  answer: Answer;
  /** Of a statement that is being written. */
  unfinished?: string;
  courseId: string;
  here: Here;
}

/** What an answer says, statement by statement, each with the places of the course that it rests on. */
export function AnswerBody({ answer, unfinished = '', courseId, here }: AnswerBodyProps) {
  const where = { courseId, here };
  if (answer.reply !== undefined && answer.reply !== 'summary')
    return <RepliesInKind replies={[answer.reply, ...(answer.also ?? [])]} {...where} />;
  if (answer.reply === 'summary' && answer.model === null) return <Summary answer={answer} {...where} />;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {answer.fits ? null : <p>{nothingFits(answer)}</p>}
      {answer.statements.map((statement, index) => {
        const sources = sourcesOf(answer, statement);
        const isQuote = answer.model === null && sources.length > 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: statements have no other name than their place.
          <div key={index} className="min-w-0">
            {isQuote ? (
              <Quote text={statement.text} sources={sources} here={here} />
            ) : (
              <Markdown source={statement.text} />
            )}
            {sources.length > 0 ? <Chips sources={sources} {...where} /> : <NotFromTheCourse />}
          </div>
        );
      })}
      {unfinished.trim() ? <Markdown source={unfinished} /> : null}
      {answer.fits ? null : <Nearest sources={answer.sources} {...where} />}
    </div>
  );
}

interface QuoteProps {
  text: string;
  sources: readonly Source[];
  here: Here;
}

/** Words of the course itself, and where they stand. */
function Quote({ text, sources: [source], here }: QuoteProps) {
  return (
    <>
      {source ? <p className="text-sm text-ink-soft">{leadText(source, here)}</p> : null}
      <blockquote className="mt-1 border-l-2 border-accent pl-3">
        <Markdown source={quoted(text)} />
      </blockquote>
    </>
  );
}

interface ChipsProps {
  sources: readonly Source[];
  courseId: string;
  here: Here;
}

function Chips({ sources, ...where }: ChipsProps) {
  return (
    <ul aria-label={t`From the course`} data-unspoken="" className="mt-2 flex flex-wrap gap-1.5">
      {sources.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place may be named twice.
        <li key={index} className="max-w-full min-w-0">
          <SourceChip source={source} {...where} />
        </li>
      ))}
    </ul>
  );
}

/** Told by its icon and its words, and not by colour alone. */
function NotFromTheCourse() {
  return (
    <p className="mt-1.5 inline-flex items-center gap-1.5 rounded-full bg-warning-tint px-2.5 py-0.5 text-sm font-semibold text-warning">
      <Unlink aria-hidden="true" className="size-3.5" />
      {notFromTheCourse()}
    </p>
  );
}

function Nearest({ sources, ...where }: ChipsProps) {
  if (sources.length === 0) return null;
  return (
    <div>
      <p>{nearestPlaces(sources.length)}</p>
      <Passages sources={sources} {...where} />
    </div>
  );
}

/** What a course teaches, and the places that sum it or a lesson up. */
function Summary({ answer, ...where }: Omit<AnswerBodyProps, 'unfinished'>) {
  const teaches = answer.statements.filter(({ sources }) => sources.length === 0);
  const lead = summaryLead(answer);
  return (
    <div>
      {teaches.length > 0 ? (
        <>
          <p>{teachesLead()}</p>
          <Markdown source={teaches.map(({ text }) => `- ${text}`).join('\n')} />
        </>
      ) : null}
      {lead ? <p>{lead}</p> : null}
      <Passages sources={answer.sources} {...where} />
    </div>
  );
}

/** Each place with what stands there. */
export function Passages({ sources, ...where }: ChipsProps) {
  if (sources.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-2.5">
      {sources.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place may be named twice.
        <li key={index} className="min-w-0">
          <SourceChip source={source} {...where} />
          {source.text === '' ? null : (
            <p lang={textLanguage(source.text)} className="mt-1 text-sm text-ink-soft wrap-anywhere">
              {quoted(source.text)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
