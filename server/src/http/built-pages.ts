/** Pages as they were built, for what is not drawn here: the app draws them itself. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SchoolFacts } from '@academy/contract/interface/page-renderer.ts';
import { schoolTags } from '@academy/contract/interface/school-tags.ts';
import type { Theme } from '@academy/contract/interface/themes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseCoding, encodeBytes } from './content-coding.ts';
import { pageFile, pageLanguage } from './page-language.ts';
import { inTheme, pageTheme } from './page-theme.ts';

/** The shell is the app in nobody's colours: a browser keeps it, and has it in those that are chosen when it is shown. */
type SendBuilt = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: 'index' | 'lesson' | 'shell',
) => unknown;

/** In the language of who asks. What the operator set, each page has in its head. */
export function prepareBuiltPages(folder: string, school: () => Promise<SchoolFacts>): SendBuilt {
  let kept = new Map<string, Promise<Buffer>>();
  let keptTags = '';

  const readWith = async (
    file: string,
    coding: ReturnType<typeof chooseCoding>,
    { tags, theme }: Additions,
  ) => {
    const html = await readFile(path.join(folder, file), 'utf8');
    return encodeBytes(Buffer.from(inTheme(withTags(html, tags), theme)), coding);
  };

  return async (request, reply, name) => {
    const language = pageLanguage(request);
    const theme = name === 'shell' ? undefined : pageTheme(request.headers);
    const file = pageFile(name === 'shell' ? 'index' : name, language);
    void reply.headers({ 'content-language': language, vary: 'accept-encoding, accept-language, cookie' });
    // Without a database the page is sent as it was known last: the app says what is wrong.
    const tags = await school().then(
      (facts) => schoolTags(facts).map(writtenTag).join(''),
      () => keptTags,
    );
    if (tags === '' && theme === undefined) return reply.sendFile(file);
    if (tags !== keptTags) [kept, keptTags] = [new Map(), tags];
    const coding = chooseCoding(request.headers['accept-encoding']);
    const key = `${coding} ${theme ?? ''} ${file}`;
    const bytes = kept.get(key) ?? readWith(file, coding, { tags, theme });
    kept.set(key, bytes);
    if (coding !== 'identity') void reply.header('content-encoding', coding);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(await bytes);
  };
}

interface Additions {
  readonly tags: string;
  readonly theme: Theme | undefined;
}

const styleSheet = /<link rel="stylesheet"[^>]*>/g;

/** In its head; but style sheets with the page's own, behind the frame that is drawn without them. */
function withTags(html: string, tags: string): string {
  const sheets = tags.match(styleSheet)?.join('') ?? '';
  return html
    .replace('</head>', () => `${tags.replaceAll(styleSheet, '')}\n  </head>`)
    .replace('<div id="root">', (root) => sheets + root);
}

function writtenTag({ tag, attributes }: ReturnType<typeof schoolTags>[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${tag}${written.join('')}>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
