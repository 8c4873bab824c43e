/**
 * Turns what a model writes into statements of an answer while it comes. Citations are taken out of the text and count only where
 * they name a source that was given; nothing that is left leads to another host.
 */
import { takeToken } from './answer-tokens.ts';
import { nonsense } from './completion-parts.ts';
import { seenText } from './inert-text.ts';
import { type StatementEvent, statementWriter } from './statement-writer.ts';

export interface CheckedAnswer {
  /** False: the model says that the passages do not answer, and has said nothing that rests on them. */
  readonly fits: boolean;
}

const LONGEST_PART_OF_LINE = 1000;

/**
 * Where the pieces throw, what is finished is still given out before the same is thrown again.
 * @throws LanguageModelError where nothing is left to be read
 * @param sourceCount how many passages the model was given, numbered from 1; in statements they count from 0
 */
export async function* checkStatements(
  pieces: AsyncIterable<string>,
  sourceCount: number,
): AsyncGenerator<StatementEvent, CheckedAnswer> {
  const statements = statementWriter(sourceCount);
  const seen = seenText();
  let rest = '';
  let isLineBegin = true;
  /** The signs that close the code we are in. */
  let fence: string | null = null;

  function* read(isEnd: boolean): Generator<StatementEvent> {
    while (rest !== '') {
      if (fence !== null) {
        const line = /^\n?[^\n]*/.exec(rest)?.[0] ?? '';
        const isWhole = isEnd || line.length < rest.length;
        if (!isWhole && line.length < LONGEST_PART_OF_LINE) return;
        const closing = closingOf(line, fence);
        yield* statements.code(closing ?? line);
        rest = rest.slice(closing?.length ?? line.length);
        if (closing !== null) [fence, isLineBegin] = [null, false];
        if (closing !== null) statements.lineIsOver();
        continue;
      }
      const taken = takeToken(rest, { isLineBegin, isEnd });
      if (taken === null) return;
      rest = rest.slice(taken.length);
      yield* statements.add(taken.token);
      if (taken.token.kind === 'fence') fence = taken.token.text;
      if (taken.token.kind === 'line-end') isLineBegin = true;
      else if (taken.token.kind !== 'blank') isLineBegin = false;
    }
  }

  try {
    for await (const piece of pieces) {
      rest += seen.next(piece);
      yield* read(false);
    }
  } catch (error) {
    yield* statements.cut();
    throw error;
  }
  yield* read(true);
  if (fence !== null) yield* statements.code(`\n${fence}`);
  yield* statements.end();
  if (statements.isEmpty) throw nonsense('nothing of its answer can be shown');
  return { fits: statements.fits };
}

/** The line that ends code; citations may follow on it. */
function closingOf(line: string, fence: string): string | null {
  const sign = fence[0] === '~' ? '~' : '`';
  const [closing] =
    new RegExp(`^\\n[^\\S\\n]*${sign}{${fence.length},}[^\\S\\n]*(?=$|\\[|【)`).exec(line) ?? [];
  return closing?.trimEnd() ?? null;
}
