/** Pages as they were built, for what is not drawn here: the app draws them itself. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { supportMeta } from '@academy/contract/interface/interface-constants.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseCoding, encodeBytes } from './content-coding.ts';
import { pageFile, pageLanguage } from './page-language.ts';

type SendBuilt = (request: FastifyRequest, reply: FastifyReply, name: 'index' | 'lesson') => unknown;

/** In the language of who asks. Where the operator set an address for help, each page has it in its head. */
export function prepareBuiltPages(folder: string, support: string | null): SendBuilt {
  const withSupport = new Map<string, Promise<Buffer>>();

  const readWithSupport = async (file: string, coding: ReturnType<typeof chooseCoding>, address: string) => {
    const html = await readFile(path.join(folder, file), 'utf8');
    const meta = `<meta name="${supportMeta}" content="${escapeAttribute(address)}">`;
    return encodeBytes(Buffer.from(html.replace('</head>', () => `${meta}\n  </head>`)), coding);
  };

  return (request, reply, name) => {
    const language = pageLanguage(request);
    const file = pageFile(name, language);
    void reply.headers({ 'content-language': language, vary: 'accept-encoding, accept-language, cookie' });
    if (support === null) return reply.sendFile(file);
    const coding = chooseCoding(request.headers['accept-encoding']);
    const key = `${coding} ${file}`;
    const bytes = withSupport.get(key) ?? readWithSupport(file, coding, support);
    withSupport.set(key, bytes);
    if (coding !== 'identity') void reply.header('content-encoding', coding);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return bytes.then((body) => reply.send(body));
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
