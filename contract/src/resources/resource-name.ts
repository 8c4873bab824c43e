import { onOneLine } from '../text/character-count.ts';

/** They turn the direction of writing, so that "fdp.exe" reads "exe.pdf". */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name as a label: one line, read in the order in which it is written. */
export function plainName(text: string): string {
  return onOneLine(text.replaceAll(directionMarks, '')).normalize('NFC');
}

/** With its dot and in small letters; empty for a name without one. */
export function extensionOf(name: string): string {
  const [, extension = ''] = /[^.](\.[\p{L}\p{N}]{1,12})$/u.exec(name) ?? [];
  return extension.toLowerCase();
}

/** What a file is called before its author gives it another name: its own, without the extension. */
export function nameOfFile(fileName: string): string {
  const bare = fileName.slice(0, fileName.length - extensionOf(fileName).length);
  return plainName(bare) || plainName(fileName);
}
