/**
 * Asks where the links of a course lead, politely: one at a time for each host, a few hosts at once, nothing twice within a day. What
 * a course may cost others is bounded, however many links it has.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { linkChecks } from '@academy/platform/database/schema/preflight.ts';
import { inArray, lt, sql } from 'drizzle-orm';
import { type AskedLink, askLink } from '../links/ask-link.ts';
import type { LinkNetwork } from '../links/guarded-request.ts';

export interface LinkManners {
  /** Between two requests to one host. */
  readonly pauseMs: number;
  /** How long an answer is waited for. */
  readonly answerMs: number;
  /** Of all links together: those that are left then are not asked for. */
  readonly totalMs: number;
}

export const usualManners: LinkManners = { pauseMs: 300, answerMs: 10_000, totalMs: 5 * 60_000 };

/** Asked for in one check, and of one host in it. What is known already does not count. */
const MOST_LINKS = 200;
const MOST_OF_HOST = 50;
const HOSTS_AT_ONCE = 4;

const MINUTE_MS = 60_000;
/** What leads nowhere may be mended at once, and is asked for again soon. */
const GOOD_FOR_MS = { good: 24 * 60 * MINUTE_MS, broken: MINUTE_MS };

export interface AskLinksParts {
  readonly db: Queryable;
  readonly network: LinkNetwork;
  readonly manners: LinkManners;
  readonly signal: AbortSignal;
  readonly onAsked: () => Promise<void>;
}

export interface LinkPlan {
  readonly known: ReadonlyMap<string, AskedLink>;
  /** Still to be asked for, by host. */
  readonly hosts: readonly (readonly string[])[];
}

/** What is known of these links, and which of the others a check asks for. */
export async function planLinks(db: Queryable, urls: readonly string[]): Promise<LinkPlan> {
  const known = await readKnown(db, urls);
  const unknown = [...new Set(urls)].filter((url) => !known.has(url));
  const asked = unknown.filter(fewOfHost()).slice(0, MOST_LINKS);
  return { known, hosts: [...Map.groupBy(asked, hostOf).values()] };
}

const hostOf = (url: string) => new URL(url).host;

function fewOfHost(): (url: string) => boolean {
  const counts = new Map<string, number>();
  return (url) => {
    const count = 1 + (counts.get(hostOf(url)) ?? 0);
    counts.set(hostOf(url), count);
    return count <= MOST_OF_HOST;
  };
}

/** What is known of each then; a link that nobody was asked about is not in it. */
export async function askLinks(
  parts: AskLinksParts,
  { known, hosts }: LinkPlan,
): Promise<ReadonlyMap<string, AskedLink>> {
  const { manners, signal } = parts;
  const answers = new Map(known);
  const waiting = [...hosts];
  const until = performance.now() + manners.totalMs;
  const askHosts = async (): Promise<void> => {
    for (let host = waiting.shift(); host !== undefined; host = waiting.shift()) {
      for (const [index, url] of host.entries()) {
        if (performance.now() > until) return;
        if (index > 0) await delay(manners.pauseMs, undefined, { signal });
        answers.set(url, await askAndKeep(parts, url));
        await parts.onAsked();
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, askHosts));
  return answers;
}

async function askAndKeep({ db, network, manners, signal }: AskLinksParts, url: string): Promise<AskedLink> {
  const asked = await askLink(url, { network, signal, answerMs: manners.answerMs });
  const values = { ...asked, checkedAt: sql`now()` };
  await db
    .insert(linkChecks)
    .values({ url, ...values })
    .onConflictDoUpdate({ target: linkChecks.url, set: values });
  return asked;
}

export async function removeOldLinkChecks(db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - GOOD_FOR_MS.good);
  const { rowCount } = await db.delete(linkChecks).where(lt(linkChecks.checkedAt, before));
  return rowCount ?? 0;
}

async function readKnown(db: Queryable, urls: readonly string[]): Promise<Map<string, AskedLink>> {
  const rows = await db
    .select()
    .from(linkChecks)
    .where(inArray(linkChecks.url, [...urls]));
  const now = Date.now();
  return new Map(
    rows
      .filter(
        ({ outcome, checkedAt }) =>
          now - checkedAt.getTime() < GOOD_FOR_MS[outcome === 'good' ? 'good' : 'broken'],
      )
      .map(({ url, outcome, status }) => [url, { outcome, status }]),
  );
}
