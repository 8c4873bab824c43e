import path from 'node:path';
import { decodeCaptionFile } from '@academy/contract/captions/decode-caption-file.ts';
import { readResourceLink } from '@academy/contract/resources/resource-link.ts';
import { fileKind } from './file-kinds.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { readHtml } from './html-tree.ts';
import type { LessonDraft } from './lesson-draft.ts';
import { escaped, type TextSurroundings, webLink } from './markdown-inline.ts';
import { type PackageFiles, pathInPackage } from './package-files.ts';

/** What cartridges write for the folder of their files. */
const FILE_BASE = /^(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)\/?/i;

/** The Markdown of HTML that stands in a file of the package; what it shows goes to the lesson. */
export function textOfHtml(
  html: string,
  place: { file: string; files: PackageFiles; lesson: LessonDraft },
): string {
  const tree = readHtml(html);
  if (tree === null) {
    place.lesson.note('texts_unreadable');
    return '';
  }
  for (const code of ['scripts', 'styles', 'forms'] as const) place.lesson.note(code, tree.left[code]);
  return htmlToMarkdown(tree.children, surroundings(place));
}

function surroundings({ file, files, lesson }: Parameters<typeof textOfHtml>[1]): TextSurroundings {
  const fileOf = (address: string) => findFile(files, path.posix.dirname(file), address);
  const words = (label: string) => (label === '' ? '' : `*${escaped(label)}*`);
  return {
    picture(address, label) {
      const found = fileOf(address);
      if (found !== null && fileKind(found) === 'picture') {
        lesson.attach(found, label);
        lesson.note('images_as_files');
        return words(label);
      }
      const url = readResourceLink(address);
      lesson.note(url === null ? 'images' : 'images_as_links');
      return url === null ? words(label) : webLink(escaped(label) || escaped(url.hostname), url.href);
    },
    frame(address, label) {
      const found = fileOf(address);
      if (found !== null && isForPeople(found)) {
        lesson.attach(found, label);
        return '';
      }
      const url = readResourceLink(address.startsWith('//') ? `https:${address}` : address);
      lesson.note(url === null ? 'frames' : 'frames_as_links');
      if (url === null || lesson.showVideo(url.href)) return '';
      return webLink(escaped(label) || escaped(url.hostname), url.href);
    },
    link(address, label) {
      const url = readResourceLink(address);
      if (url !== null) return url.href;
      const found = fileOf(address);
      if (found !== null && isForPeople(found)) lesson.attach(found, label);
      // Scripts are counted where they are left out.
      else if (!/^\s*javascript:/i.test(address)) lesson.note('links');
      return null;
    },
  };
}

function isForPeople(file: string): boolean {
  const kind = fileKind(file);
  return kind !== 'page' && kind !== 'machinery';
}

/** From the page's own folder, or from the places that cartridges mean by their base. */
function findFile(files: PackageFiles, folder: string, address: string): string | null {
  const bare = address.trim().replace(FILE_BASE, '');
  const folders = bare === address.trim() ? [folder] : [folder, '', 'web_resources'];
  for (const one of folders) {
    const found = pathInPackage(one, bare);
    const file = typeof found === 'string' ? null : files.find(found.path);
    if (file !== null) return file;
  }
  return null;
}

/** In the encoding that the page names, or that its bytes tell. */
export function decodeHtml(bytes: Uint8Array): string {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  const named = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1];
  const hasMark = /^(?:ï»¿|ÿþ|þÿ)/.test(start);
  if (named === undefined || hasMark || /^utf-?(?:8|16)/i.test(named)) return decodeCaptionFile(bytes);
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return decodeCaptionFile(bytes);
  }
}
