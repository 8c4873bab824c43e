/** Terms, privacy and about: what the operator wrote, or else the text that comes with the academy. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage, offeredLanguages } from '@academy/contract/interface/languages.ts';
import type { SchoolPage, WrittenPage } from '@academy/contract/school-pages/school-page-calls.ts';
import type { SchoolPageName } from '@academy/contract/school-pages/school-page-names.ts';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { schoolPages } from '../database/schema/school.ts';
import { recordEvent } from '../outbox/outbox.ts';

type PageLanguage = SchoolPage['language'];

const folder = path.join(import.meta.dirname, 'starting-texts');

/**
 * In the language asked for where the operator wrote it, else in one in which they did: their own words count for everybody, and
 * ours only where they wrote none.
 */
export async function findSchoolPage(
  db: Queryable,
  page: SchoolPageName,
  language: PageLanguage,
): Promise<SchoolPage> {
  const written = await db.select().from(schoolPages).where(eq(schoolPages.page, page));
  for (const wanted of new Set<PageLanguage>([language, defaultLanguage, ...offeredLanguages])) {
    const own = written.find((row) => row.language === wanted);
    if (own) {
      return { page, language: wanted, markdown: own.markdown, updatedAt: own.updatedAt.toISOString() };
    }
  }
  return { page, ...(await startingText(page, language)), updatedAt: null };
}

async function startingText(
  page: SchoolPageName,
  language: PageLanguage,
): Promise<Pick<SchoolPage, 'language' | 'markdown'>> {
  const read = (code: PageLanguage) => readFile(path.join(folder, `${page}.${code}.md`), 'utf8');
  try {
    return { language, markdown: await read(language) };
  } catch (error) {
    // A language that was added has none yet.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { language: defaultLanguage, markdown: await read(defaultLanguage) };
  }
}

interface PageInLanguage {
  readonly page: SchoolPageName;
  readonly language: PageLanguage;
}

/** For who writes it: their own text in this very language, and ours. */
export async function findWrittenPage(
  db: Queryable,
  { page, language }: PageInLanguage,
): Promise<WrittenPage> {
  const [own] = await db
    .select()
    .from(schoolPages)
    .where(and(eq(schoolPages.page, page), eq(schoolPages.language, language)));
  return {
    page,
    language,
    markdown: own?.markdown ?? null,
    startingText: (await startingText(page, language)).markdown,
    updatedAt: own?.updatedAt.toISOString() ?? null,
  };
}

interface Writing {
  /** Null: the command line. */
  readonly actorId: string | null;
  /** When the text was written that they saw; undefined overwrites whatever there is. */
  readonly seen?: string | null;
}

/** Null takes the operator's text away. Every process hears of it. False when somebody wrote it since. */
export async function saveSchoolPage(
  { db }: Database,
  { page, language }: PageInLanguage,
  markdown: string | null,
  { actorId, seen }: Writing = { actorId: null },
): Promise<boolean> {
  const updatedAt = new Date();
  return db.transaction(async (tx) => {
    // There may be no row yet to lock: who writes the same page waits here.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`school page ${page} ${language}`}))`);
    if (seen !== undefined && (await findWrittenPage(tx, { page, language })).updatedAt !== seen)
      return false;
    if (markdown === null) {
      await tx.delete(schoolPages).where(and(eq(schoolPages.page, page), eq(schoolPages.language, language)));
    } else {
      await tx
        .insert(schoolPages)
        .values({ page, language, markdown, updatedAt })
        .onConflictDoUpdate({
          target: [schoolPages.page, schoolPages.language],
          set: { markdown, updatedAt },
        });
    }
    await recordEvent(tx, { name: 'school_page_edited', page });
    await recordAudit(tx, { action: 'school_page_edited', actorId, facts: { page, language } });
    return true;
  });
}
