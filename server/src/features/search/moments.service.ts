import type { Moment } from '@academy/contract/search/search-calls.ts';
import { momentPageSize } from '@academy/contract/search/search-limits.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import type { ReplicaReads } from '@academy/platform/database/replica.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { bestSentences } from './content-passage.ts';
import {
  type Cursor,
  type Form,
  firstPlace,
  readCursor,
  type Stage,
  stages,
  writeCursor,
} from './moment-cursor.ts';
import { markPassages, withNeighbours, withoutRepeats } from './moment-passage.ts';
import { longestWords, type MomentQuery, queryOf, readMomentQuery } from './moment-query.ts';
import { type FoundMoment, findMoments } from './moments.repository.ts';
import { type SearchScope, scopeOf } from './search-scope.ts';
import { foldTexts, respellWords } from './search-words.repository.ts';

export type MomentsService = ReturnType<typeof createMomentsService>;

interface MomentSearch {
  readonly q: string;
  readonly courseId?: string | undefined;
  readonly after?: string | undefined;
}

export function createMomentsService({ db }: Database, visitorReads: ReplicaReads) {
  return {
    search: (viewer: Viewer | null, asked: MomentSearch) =>
      viewer === null
        ? visitorReads.read((replica) => search(replica, null, asked))
        : search(db, viewer, asked),
  };
}

const nothing = { moments: [], after: null };

async function search(db: Queryable, viewer: Viewer | null, { q, courseId, after }: MomentSearch) {
  const cursor = after === undefined ? undefined : readCursor(after);
  if (cursor === null) throw new Refusal('bad_request', 'This is no place in the results of a search.');
  // PostgreSQL text holds no NUL, so nothing there can match one.
  const [folded = ''] = q.includes('\0') ? [] : await foldTexts(db, [q]);
  const typed = readMomentQuery(folded);
  if (typed === null) return nothing;
  const scope = await scopeOf(db, viewer, courseId);
  if (cursor !== undefined) {
    const query = await queryOfForm(db, cursor.form, typed, scope);
    return query === null ? nothing : pageOf(db, { query, scope, from: cursor });
  }
  for (const form of ['typed', 'respelled', 'longest'] as const) {
    const query = await queryOfForm(db, form, typed, scope);
    if (query === null) continue;
    const page = await pageOf(db, { query, scope, from: { form, stage: 'title', ...firstPlace } });
    if (page.moments.length > 0) return page;
  }
  return nothing;
}

/** Longer ones are taken as they are: a text is pasted, and not mistyped word by word. */
const respelledWords = 8;

/** Null where the form would be the words as they were typed. */
async function queryOfForm(
  db: Queryable,
  form: Form,
  typed: MomentQuery,
  scope: SearchScope,
): Promise<MomentQuery | null> {
  if (form === 'typed') return typed;
  if (form === 'longest')
    return typed.words.length < 3 || typed.together.length > 0 ? null : queryOf(longestWords(typed.words));
  if (typed.words.length > respelledWords || typed.together.length > 0) return null;
  const words = await respellWords(db, typed.words, scope);
  return words.join(' ') === typed.words.join(' ') ? null : queryOf(words);
}

type StagedMoment = FoundMoment & { readonly stage: Stage };

interface PageOptions {
  readonly query: MomentQuery;
  readonly scope: SearchScope;
  readonly from: Cursor;
}

/** Stage after stage until the page is full. One more is read than is shown: it tells whether there is more. */
async function pageOf(db: Queryable, { query, scope, from }: PageOptions) {
  const found: StagedMoment[] = [];
  for (const stage of stages.slice(stages.indexOf(from.stage))) {
    const limit = momentPageSize + 1 - found.length;
    if (limit === 0 || isClosed(stage, scope)) continue;
    const place = stage === from.stage ? from : firstPlace;
    const rows = await findMoments(db, { stage, query, scope, place, limit });
    found.push(...rows.map((row) => ({ ...row, stage })));
  }
  const shown = found.slice(0, momentPageSize);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  return {
    moments: await present(db, withoutRepeats(shown), query),
    after: last === undefined ? null : writeCursor({ ...last, form: from.form }),
  };
}

/** Contents and speech are not even asked for where there is nothing to read. */
function isClosed(stage: Stage, scope: SearchScope): boolean {
  if (stage === 'publicTitle') return scope.publicNear.length === 0 && !scope.publicEverywhere;
  return scope.readable.length === 0 && !scope.everywhere;
}

async function present(
  db: Queryable,
  found: readonly StagedMoment[],
  { words }: MomentQuery,
): Promise<Moment[]> {
  const fold = (texts: readonly string[]) => foldTexts(db, texts);
  const contents = found.filter(({ stage }) => stage === 'content');
  const sentences = await bestSentences(
    contents.map(({ text }) => text),
    words,
    fold,
  );
  const texts = found.map((moment) =>
    moment.stage === 'content' ? (sentences[contents.indexOf(moment)] ?? '') : withNeighbours(moment),
  );
  const passages = await markPassages(texts, words, fold);
  return found.map(
    ({ stage, courseId, courseTitle, moduleId, lessonId, lessonTitle, language, startMs }, index) => ({
      courseId,
      courseTitle,
      moduleId,
      lessonId,
      lessonTitle,
      canOpen: stage !== 'publicTitle',
      kind: stage === 'publicTitle' ? 'title' : stage,
      passage: passages[index] ?? [],
      language,
      ...(stage === 'speech' ? { seconds: Math.floor(startMs / 1000) } : {}),
    }),
  );
}
