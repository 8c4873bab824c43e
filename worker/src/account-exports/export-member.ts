/** What an export is made of: names and contents of files, as the zip takes them. */
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import type { ZipMember } from '@academy/platform/zip/write-zip.ts';
import { type SQL, sql } from 'drizzle-orm';

export interface ExportContext {
  readonly db: Queryable;
  readonly blobs: BlobStore;
  readonly userId: string;
}

/** One part of what the academy has of somebody, as files. */
export type ExportSection = (context: ExportContext) => Promise<ZipMember[]>;

export function textMember(name: string, text: string): ZipMember {
  return { name, open: () => Promise.resolve(Buffer.from(text)) };
}

export function jsonMember(name: string, value: unknown): ZipMember {
  return textMember(name, `${JSON.stringify(value, null, 2)}\n`);
}

/** More than anybody can make by hand; each of them is bounded where it is made. */
const MOST_ROWS = 50_000;

export const bounded = (statement: SQL): SQL => sql`${statement} limit ${MOST_ROWS}`;

/** What a query of known columns answers. */
export type Row<Columns = unknown> = Columns & Record<string, unknown>;

/** A part of a path: letters and digits of any language, and hyphens. */
export function pathPart(text: string, fallback: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  let cut = '';
  for (const letter of plain) {
    if (Buffer.byteLength(cut + letter) > 80) break;
    cut += letter;
  }
  return cut.replace(/-+$/, '') || fallback;
}

/** A line of its own in Markdown, whatever was typed. */
export function headingText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim() || '…';
}
