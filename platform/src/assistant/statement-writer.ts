import type { AnswerEvent, Statement } from '@academy/contract/chats/answer.ts';
import type { AnswerToken } from './answer-tokens.ts';
import { inertText } from './inert-text.ts';

export type StatementEvent = Extract<AnswerEvent, { type: 'text' | 'statement' }>;

/** What may follow a citation and still belongs to what it is about. */
const closingSigns = /^[.,;:!?।…)\]}"'”’»*_]+$/;
/** A heading, or what announces a list, is no statement yet. */
const isUnfinished = (text: string) => /^#{1,6}\s[^\n]*$|[:：][*_]*$/.test(text);
/** A sentence that cites something in its middle is one statement. */
const goesOn = (text: string, next: string) =>
  !/[.!?।…:][)\]}"'”’»*_]*$/.test(text) && /^\(?[\p{Ll}\p{Lo}]/u.test(next);
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Puts tokens together to statements. The text events of each are, one after the other, exactly its text. */
export function statementWriter(sourceCount: number) {
  const inert = inertText();
  let text = '';
  /** Blanks and signs that are only written when words follow. */
  let held = '';
  /** A comma behind a citation: nothing where another one follows. */
  let comma = '';
  let sources: number[] = [];
  let isCited = false;
  let isLineOver = false;
  let hasSaidAny = false;
  let hasCitedAny = false;
  let hasRefused = false;

  function* write(piece: string): Generator<StatementEvent> {
    const written = inert(piece);
    text += written;
    yield { type: 'text', text: written };
  }

  function* close(): Generator<StatementEvent> {
    if (comma !== '') yield* write(comma);
    const statement: Statement = { text, sources };
    hasCitedAny ||= text !== '' && sources.length > 0;
    hasSaidAny ||= text !== '';
    if (text !== '') yield { type: 'statement', statement };
    [text, held, comma, sources, isCited, isLineOver] = ['', '', '', [], false, false];
  }

  function* addText(piece: string): Generator<StatementEvent> {
    const isBehindCitation = isCited && !isLineOver;
    if (isBehindCitation && closingSigns.test(piece)) {
      [held, comma] = ['', ''];
      if (/^[,;]$/.test(piece)) comma = piece;
      else yield* write(piece);
      return;
    }
    if (isBehindCitation && goesOn(text, piece)) {
      held = `${comma} `;
      [comma, isCited] = ['', false];
    } else if (isCited || isLineOver) yield* close();
    if (text === '' && !hasWords(piece)) held += piece;
    else {
      const before = text === '' ? held.trimStart() : held;
      held = '';
      yield* write(before + piece);
    }
  }

  return {
    *add(token: AnswerToken): Generator<StatementEvent> {
      switch (token.kind) {
        case 'text':
          yield* addText(token.text);
          break;
        case 'blank':
          // Two blanks are left where something between them was taken out.
          held = text === '' || held.startsWith('\n') ? held + token.text : ' ';
          break;
        case 'citation': {
          if (text !== '') [held, comma] = ['', ''];
          // One that comes before everything else is about what follows.
          isCited = text !== '';
          const given = token.numbers.filter((number) => number >= 1 && number <= sourceCount);
          sources = [...new Set([...sources, ...given.map((number) => number - 1)])];
          break;
        }
        case 'line-end':
          if (text === '') held = '';
          else if (!isCited && isUnfinished(text)) held = '\n';
          else isLineOver = true;
          break;
        case 'fence':
          // Code belongs to what was said before it.
          yield* write(text === '' ? token.text : `\n${token.text}`);
          [held, isLineOver] = ['', false];
          break;
        case 'nothing-fits':
          hasRefused = true;
          break;
        case 'nothing':
          break;
      }
    },
    /** Within a fence, as it is. */
    code: write,
    lineIsOver() {
      isLineOver = true;
    },
    *end(): Generator<StatementEvent> {
      yield* close();
    },
    /** Of an answer that breaks off: a statement that was not finished has no sources yet, so it is not kept. */
    *cut(): Generator<StatementEvent> {
      if (isCited || isLineOver) yield* close();
    },
    get isEmpty(): boolean {
      return !hasSaidAny && !hasRefused;
    },
    get fits(): boolean {
      return hasCitedAny || !hasRefused;
    },
  };
}
