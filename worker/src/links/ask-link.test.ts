import { afterEach, describe, expect, it } from 'vitest';
import { closeLinks, reaching, serveLinks } from '../testing/test-preflight.ts';
import { askLink } from './ask-link.ts';

afterEach(closeLinks);

const asking =
  (answerMs: number) =>
  (link: string, ...ports: number[]) =>
    askLink(link, { network: reaching(...ports), signal: new AbortController().signal, answerMs });
const ask = asking(20_000);

describe('a link of a course', () => {
  it('that leads somewhere is asked for its head alone, by a program that says what it is', async () => {
    const agents: (string | undefined)[] = [];
    const { port, asked } = await serveLinks((request, response) => {
      agents.push(request.headers['user-agent']);
      response.end('a page');
    });
    expect(await ask(`http://localhost:${port}/page`, port)).toEqual({ outcome: 'good', status: 200 });
    expect(asked).toEqual(['HEAD /page']);
    expect(agents).toEqual(['Academy link check']);
  });

  it('whose host refuses to tell the head alone is asked for the page', async () => {
    const { port, asked } = await serveLinks(({ method }, response) =>
      response.writeHead(method === 'HEAD' ? 404 : 200).end('a page'),
    );
    expect(await ask(`http://localhost:${port}/`, port)).toMatchObject({ outcome: 'good' });
    expect(asked).toEqual(['HEAD /', 'GET /']);
  });

  it.each([
    [404, 'broken'],
    [410, 'broken'],
    [500, 'broken'],
    // There is something, for people or for who signs in.
    [401, 'good'],
    [403, 'good'],
    [429, 'good'],
  ])('answered with %d is %s', async (status, outcome) => {
    const { port } = await serveLinks((_, response) => response.writeHead(status).end());
    expect(await ask(`http://localhost:${port}/`, port)).toEqual({ outcome, status });
  });

  it('is followed where it leads on, and not for ever', async () => {
    const { port } = await serveLinks(({ url }, response) => {
      if (url === '/there') response.end();
      else response.writeHead(302, { location: url === '/moved' ? '/there' : '/round' }).end();
    });
    expect(await ask(`http://localhost:${port}/moved`, port)).toMatchObject({ outcome: 'good' });
    expect(await ask(`http://localhost:${port}/round`, port)).toEqual({ outcome: 'broken', status: null });
  });

  it('into a private network is not asked for, not even where another link leads there', async () => {
    const inner = await serveLinks((_, response) => response.end('secret'));
    const outer = await serveLinks((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${inner.port}/` }).end(),
    );
    const isPrivate = { outcome: 'private', status: null };
    expect(await ask(`http://127.0.0.1:${inner.port}/`, outer.port)).toEqual(isPrivate);
    expect(await ask(`http://localhost:${outer.port}/`, outer.port)).toEqual(isPrivate);
    expect(inner.asked).toEqual([]);
    expect(outer.asked).toEqual(['HEAD /']);
  });

  it('that nobody answers is unreachable', async () => {
    const { port } = await serveLinks(() => undefined);
    expect(await asking(200)(`http://localhost:${port}/`, port)).toMatchObject({ outcome: 'unreachable' });
    expect(await ask('http://nobody.invalid/')).toMatchObject({ outcome: 'unreachable' });
  });
});
