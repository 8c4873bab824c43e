import { onOneLine } from '@academy/contract/text/character-count.ts';

/** A title is another person's text: its signs are shown and do nothing. */
export function headingText(title: string): string {
  return onOneLine(title).replaceAll(/[\\`*_{}[\]()<>#+!|~&-]/g, '\\$&');
}

/** Lines after the first belong to the item because they are indented. What people noted in Markdown stays Markdown. */
export function listItem(text: string): string {
  const [first = '', ...rest] = text.trim().split(/\r\n?|\n/);
  return `- ${[first, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n')}\n`;
}
