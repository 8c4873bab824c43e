import { oneLine } from '@academy/platform/mail/compose.ts';
import type { MailWords } from './texts/mail-words.ts';

export interface MailParts {
  readonly language: string;
  readonly school: string;
  readonly greeting: string | null;
  readonly words: MailWords;
  readonly link: string;
  readonly why: string;
  readonly unsubscribe: { readonly label: string; readonly url: string } | null;
}

export function textOf({ greeting, words, link, why, unsubscribe, school }: MailParts): string {
  return [
    ...(greeting === null ? [] : [greeting]),
    ...words.lines,
    `${words.action}:\n${link}`,
    school,
    '-- ',
    [why, ...(unsubscribe === null ? [] : [`${unsubscribe.label}: ${unsubscribe.url}`])].join('\n'),
  ].join('\n\n');
}

const styles = {
  body: 'margin:0;padding:24px 12px;background:#fbfaf7;color:#1c1a17;font:16px/1.6 sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e7e2d9;border-radius:12px',
  button:
    'display:inline-block;padding:10px 18px;background:#b0441c;color:#ffffff;text-decoration:none;border-radius:8px',
  small: 'max-width:560px;margin:16px auto 0;color:#5f5a52;font-size:14px',
} as const;

/** One link, no pictures, no scripts, nothing that is fetched: opening the mail tells nobody anything. */
export function htmlOf({ language, school, greeting, words, link, why, unsubscribe }: MailParts): string {
  const paragraphs = [...(greeting === null ? [] : [greeting]), ...words.lines];
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(oneLine(words.subject))}</title></head>`,
    `<body style="${styles.body}"><div style="${styles.card}">`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
    `<p><a href="${escapeHtml(link)}" style="${styles.button}">${escapeHtml(words.action)}</a></p>`,
    `<p>${escapeHtml(school)}</p></div>`,
    `<p style="${styles.small}">${escapeHtml(why)}`,
    ...(unsubscribe === null
      ? []
      : [
          `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:#5f5a52">${escapeHtml(unsubscribe.label)}</a>`,
        ]),
    '</p></body></html>',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
