import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { signInSentences } from '@academy/contract/auth/sign-in-sentences.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguage } from '../../http/page-language.ts';
import { Refusal } from '../../refusal.ts';
import { chooserPage } from './chooser-page.ts';
import { readChooserWords } from './chooser-words.ts';
import { type DemoProvider, demoPath } from './demo-provider.ts';

interface ChooserParams {
  readonly Params: { uid: string };
  readonly Body: Record<string, string> | undefined;
}

interface DemoIdentityOptions {
  readonly demo: () => Promise<DemoProvider>;
  /** Where people reach it. */
  readonly origin: string;
  readonly webFolder: string | null;
  /** Why a request is not answered; null: it is. */
  readonly refusalOf: (request: FastifyRequest) => string | null;
}

const open = { config: { access: 'public' }, schema: { hide: true } } as const;

/**
 * Mounts the built-in provider: its own endpoints as they are, and the page on which an account
 * is chosen. It is made by the first sign-in: its library takes longer to load than all of ours.
 */
export function registerDemoIdentity(
  app: FastifyInstance,
  { demo, origin, webFolder, refusalOf }: DemoIdentityOptions,
): void {
  // The provider reads request bodies itself; only our own form is read here.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  const stylesheets = stylesheetsOf(webFolder);
  const words = readChooserWords(webFolder);
  app.addHook('onRequest', (request, _reply, done) => {
    // First: what comes below writes headers of a proxy itself.
    const refusal = refusalOf(request);
    if (refusal !== null) return done(new Refusal('forbidden', refusal));
    forgetProviderSession(request.raw);
    sayWhereItIs(request.raw, new URL(origin));
    done();
  });

  const showChooser = async (
    request: FastifyRequest<ChooserParams>,
    reply: FastifyReply,
    typed?: { name: string; email: string },
  ) => {
    const language = pageLanguage(request);
    const ofLanguage = (await words)[language];
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        chooserPage({
          action: `${demoPath}/choose/${request.params.uid}`,
          stylesheets: await stylesheets,
          language,
          words: ofLanguage,
          ...(typed === undefined ? {} : { problem: ofLanguage.incomplete, typed }),
        }),
      );
  };

  app.get(`${demoPath}/choose/chooser.css`, open, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(path.join(import.meta.dirname, 'chooser.css'))),
  );

  app.get<ChooserParams>(`${demoPath}/choose/:uid`, open, async (request, reply) => {
    await (await demo()).provider.interactionDetails(request.raw, reply.raw);
    return showChooser(request, reply);
  });

  app.post<ChooserParams>(`${demoPath}/choose/:uid`, open, async (request, reply) => {
    const form = await readForm(request.raw);
    const email = (form.get('email') ?? '').trim();
    const name = (form.get('name') ?? email).trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 200 || name === '' || name.length > 100) {
      return showChooser(request, reply.code(422), { name, email });
    }
    const accountId = await (await demo()).remember({ email, name });
    return finish(request, reply, { login: { accountId, remember: false } });
  });

  app.post<ChooserParams>(`${demoPath}/choose/:uid/cancel`, open, (request, reply) =>
    finish(request, reply, { error: 'access_denied', error_description: signInSentences.unfinished }),
  );

  const finish = async (request: FastifyRequest, reply: FastifyReply, result: Record<string, unknown>) =>
    reply.redirect(await (await demo()).provider.interactionResult(request.raw, reply.raw, result), 303);

  app.all(`${demoPath}/*`, open, async (request, reply) => {
    const { provider } = await demo();
    reply.hijack();
    // As Connect does: the provider computes its own addresses from what was cut off.
    const raw: IncomingMessage & { originalUrl?: string } = request.raw;
    raw.originalUrl = raw.url ?? '/';
    raw.url = raw.originalUrl.slice(demoPath.length) || '/';
    await provider.callback()(raw, reply.raw);
  });
}

/**
 * The provider keeps a session of its own and would sign in the same account again in the same browser. Here the
 * account is chosen each time, so it never gets to see one.
 */
function forgetProviderSession({ headers }: IncomingMessage): void {
  const cookies = headers.cookie?.split('; ').filter((cookie) => !/^demo_session(\.sig)?=/.test(cookie));
  if (cookies !== undefined) headers.cookie = cookies.join('; ');
}

/**
 * The provider names its own addresses by the connection that it was asked over, which behind a web server with a
 * certificate is a plain one. What the settings say replaces whatever a request claims.
 */
function sayWhereItIs({ headers }: IncomingMessage, { protocol, host }: URL): void {
  headers['x-forwarded-proto'] = protocol.replace(':', '');
  headers['x-forwarded-host'] = host;
}

/** The page borrows the built app's stylesheet for its fonts; without one it still stands. */
async function stylesheetsOf(webFolder: string | null): Promise<string[]> {
  if (webFolder === null) return [];
  const html = await readFile(path.join(webFolder, 'index.html'), 'utf8').catch(() => '');
  return [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].flatMap(
    ([, href]) => href ?? [],
  );
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 10_000) break;
  }
  return new URLSearchParams(text);
}
