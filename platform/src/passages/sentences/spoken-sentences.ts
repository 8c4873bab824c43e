import type { SpokenCue } from '../course-text.ts';
import { cutSentences, cutToLength, longestSentence } from './cut-sentences.ts';

export interface SpokenSentence {
  readonly startMs: number;
  readonly endMs: number;
  /** Where the cue begins in which the sentence does. */
  readonly cueMs: number;
  readonly text: string;
}

/** A pause that ends a sentence of captions without points, once something was said. */
const pauseMs = 700;
const enoughLetters = 40;
/** So much is a sentence where neither a point nor a pause says it. */
const lettersWithoutPoints = 140;
/** Silence after which nobody goes on with the same sentence. */
const longPauseMs = 4000;

/** What is said, in sentences over the borders of cues, each from the moment it begins at. */
export function spokenSentences(cues: readonly SpokenCue[]): SpokenSentence[] {
  const hasPoints = isPunctuated(cues);
  return runsOf(cues, hasPoints).flatMap((run) => (hasPoints ? cutRun(run) : [wholeRun(run)]));
}

const endOfSentence = /[.!?…।॥。！？]["'”’»)\]]{0,3}\s*$/u;

/** Whether sentences end somewhere: in every tenth cue, at least. */
function isPunctuated(cues: readonly SpokenCue[]): boolean {
  const ending = cues.filter(({ text }) => /[.!?…।॥。！？]/u.test(text)).length;
  return ending * 10 >= cues.length;
}

interface Run {
  text: string;
  /** Where in the text each cue begins, and when. */
  readonly pieces: { readonly at: number; readonly length: number; readonly cue: SpokenCue }[];
}

/** Cues that may share sentences. With points these end at one, or at a silence; without them at a pause or a length. */
function runsOf(cues: readonly SpokenCue[], hasPoints: boolean): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let before: SpokenCue | undefined;
  for (const cue of cues) {
    const said = cue.text.replaceAll(/\s+/gu, ' ').trim();
    if (said === '') continue;
    if (run === undefined || before === undefined || isOver(run, cue.startMs - before.endMs, hasPoints)) {
      run = { text: '', pieces: [] };
      runs.push(run);
    }
    const glue = run.text === '' ? '' : ' ';
    run.pieces.push({ at: run.text.length + glue.length, length: said.length, cue });
    run.text += glue + said;
    before = cue;
  }
  return runs;
}

function isOver(run: Run, silenceMs: number, hasPoints: boolean): boolean {
  if (silenceMs >= longPauseMs || run.text.length >= 4 * longestSentence) return true;
  if (hasPoints) return endOfSentence.test(run.text);
  return (
    run.text.length >= lettersWithoutPoints || (silenceMs >= pauseMs && run.text.length >= enoughLetters)
  );
}

function wholeRun(run: Run): SpokenSentence {
  const startMs = momentOf(run, 0);
  return { startMs, endMs: run.pieces.at(-1)?.cue.endMs ?? 0, cueMs: startMs, text: run.text };
}

function cutRun(run: Run): SpokenSentence[] {
  let at = 0;
  return cutSentences(run.text)
    .flatMap((sentence) => cutToLength(sentence, longestSentence))
    .map((text) => {
      const start = run.text.indexOf(text, at);
      at = start + text.length;
      const cueMs = pieceAt(run, start)?.cue.startMs ?? 0;
      return { startMs: momentOf(run, start), endMs: momentOf(run, at), cueMs, text };
    });
}

/** Letters are said one as quickly as the other, so far as a cue tells. */
function momentOf(run: Run, at: number): number {
  const piece = pieceAt(run, at);
  if (piece === undefined) return 0;
  const { startMs, endMs } = piece.cue;
  const share = Math.min(1, (at - piece.at) / piece.length);
  return Math.round(startMs + Math.max(0, endMs - startMs) * share);
}

function pieceAt({ pieces }: Run, at: number) {
  return pieces.findLast((each) => each.at <= at) ?? pieces[0];
}
