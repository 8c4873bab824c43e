import { plainName } from '@academy/contract/resources/resource-name.ts';

/** Most file systems take 255 bytes; browsers add a number to a name that is there already. */
const longestBytes = 200;

/** What means a folder, a device or a pattern to some system. */
const notInNames = /[/\\:*?"<>|]/g;

/** Names of devices, with any extension, on Windows. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** What a browser saves a file as: one name, of no folder, hidden nowhere, read in the order in which it is written. */
export function downloadName(name: string, extension: string): string {
  const label = plainName(name)
    .replaceAll(notInNames, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  const safe = label === '' || device.test(label) ? `file ${label}`.trim() : label;
  return cutToBytes(safe, longestBytes - extension.length) + extension;
}

/** Whole letters, as many as fit. */
export function cutToBytes(text: string, most: number): string {
  let cut = '';
  for (const letter of text) {
    if (Buffer.byteLength(cut + letter) > most) break;
    cut += letter;
  }
  return cut.trimEnd();
}

/**
 * The header of a download (RFC 6266): a name in plain letters for old clients, and the real one encoded, of which no
 * character can end the header or begin another.
 */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
