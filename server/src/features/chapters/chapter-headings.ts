import { chapterLimits } from '@academy/contract/chapters/chapter-limits.ts';
import { onOneLine } from '@academy/contract/text/character-count.ts';

interface Heading {
  readonly level: number;
  readonly title: string;
}

/** The headings of a lesson's Markdown that may name chapters: those of its highest level, without the title of it all. */
export function chapterHeadings(content: string): string[] {
  const headings = headingsOf(content);
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted();
  for (const level of levels) {
    const titles = headings.filter((heading) => heading.level === level).map(({ title }) => title);
    if (titles.length > 1) return titles.slice(0, chapterLimits.perLesson);
  }
  return [];
}

function headingsOf(content: string): Heading[] {
  const found: Heading[] = [];
  let fence: string | null = null;
  for (const line of content.split(/\r?\n/)) {
    const mark = /^ {0,3}(```|~~~)/.exec(line)?.[1];
    if (mark !== undefined && (fence === null || fence === mark)) {
      fence = fence === null ? mark : null;
      continue;
    }
    const [, hashes = '', text = ''] = (fence === null && /^ {0,3}(#{1,6})\s+(\S.*)$/.exec(line)) || [];
    const title = plainText(text);
    if (title !== '') found.push({ level: hashes.length, title });
  }
  return found;
}

/** Links by their label, and nothing of the marks of emphasis and code. */
function plainText(markdown: string): string {
  const text = markdown
    .replace(/\s#+\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]+/g, '');
  return [...onOneLine(text)].slice(0, chapterLimits.titleLength).join('').trim();
}
