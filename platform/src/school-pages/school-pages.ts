/** Terms, privacy and about: what the operator wrote, or else the text that comes with the academy. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage, offeredLanguages } from '@academy/contract/interface/languages.ts';
import type { SchoolPage } from '@academy/contract/school-pages/school-page-calls.ts';
import type { SchoolPageName } from '@academy/contract/school-pages/school-page-names.ts';
import { and, eq } from 'drizzle-orm';
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

/** Null takes the operator's text away. Every process hears of it. */
export async function saveSchoolPage(
  { db }: Database,
  { page, language }: { page: SchoolPageName; language: PageLanguage },
  markdown: string | null,
): Promise<void> {
  const updatedAt = new Date();
  await db.transaction(async (tx) => {
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
    await recordAudit(tx, { action: 'school_page_edited', actorId: null, facts: { page, language } });
  });
}
