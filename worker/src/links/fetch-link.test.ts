import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { PermanentVideoError, TransientVideoError } from '../video-errors.ts';
import { type FetchLimits, fetchLink, linkFileName } from './fetch-link.ts';
import { type LinkNetwork, publicInternet } from './guarded-request.ts';

const content = Buffer.from('the bytes of a video');
const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

interface Host {
  readonly port: number;
  connections(): number;
}

async function serve(listener: RequestListener): Promise<Host> {
  let connections = 0;
  const server = createServer(listener).on('connection', () => {
    connections += 1;
  });
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return { port: address.port, connections: () => connections };
}

/** As if this port of ours, and nothing else of this machine, were on the public internet. */
function reaching(port: number, resolve: LinkNetwork['resolve'] = publicInternet.resolve): LinkNetwork {
  return { resolve, mayConnect: (address, requested) => address === '127.0.0.1' && requested === port };
}

interface Asked {
  readonly network?: LinkNetwork;
  readonly maxBytes?: number;
  readonly limits?: FetchLimits;
  readonly signal?: AbortSignal;
}

function fetched(link: string, { network = publicInternet, maxBytes = 1000, ...rest }: Asked = {}) {
  const signal = rest.signal ?? new AbortController().signal;
  const limits = rest.limits === undefined ? {} : { limits: rest.limits };
  return fetchLink(link, { network, maxBytes, signal, ...limits }, async (found) => ({
    announced: found.bytes,
    bytes: await buffer(found.content),
  }));
}

describe('a link', () => {
  it('is fetched, also when the sender does not say how much will come', async () => {
    const { port } = await serve(({ url }, response) => {
      if (url === '/silent') response.write('');
      else response.setHeader('content-length', content.length);
      response.end(content);
    });
    const network = reaching(port);
    expect(await fetched(`http://127.0.0.1:${port}/`, { network })).toEqual({
      announced: 20,
      bytes: content,
    });
    expect(await fetched(`http://127.0.0.1:${port}/silent`, { network })).toEqual({
      announced: null,
      bytes: content,
    });
  });

  it.each([
    (port: number) => `http://127.0.0.1:${port}/`,
    (port: number) => `http://127.1:${port}/`,
    (port: number) => `http://0x7f.1:${port}/`,
    (port: number) => `http://0177.0.0.1:${port}/`,
    (port: number) => `http://2130706433:${port}/`,
    (port: number) => `http://0.0.0.0:${port}/`,
    (port: number) => `http://0:${port}/`,
    (port: number) => `http://[::1]:${port}/`,
    (port: number) => `http://[::]:${port}/`,
    (port: number) => `http://[::ffff:127.0.0.1]:${port}/`,
    (port: number) => `http://[::ffff:7f00:1]:${port}/`,
    (port: number) => `http://[64:ff9b::127.0.0.1]:${port}/`,
    (port: number) => `http://localhost:${port}/`,
    (port: number) => `https://localhost:${port}/`,
    (port: number) => `http://１２７.0.0.1:${port}/`,
    (port: number) => `ftp://127.0.0.1:${port}/`,
    (port: number) => `file://127.0.0.1:${port}/`,
    (port: number) => `http://name:word@127.0.0.1:${port}/`,
    (port: number) => `127.0.0.1:${port}`,
  ])('into our own network is refused before a connection: %s', async (linkTo) => {
    const host = await serve((_, response) => response.end(content));
    await expect(fetched(linkTo(host.port))).rejects.toThrow(PermanentVideoError);
    expect(host.connections()).toBe(0);
  });

  it('to a port of other services is refused', async () => {
    await expect(fetched('http://93.184.216.34:22/')).rejects.toThrow(PermanentVideoError);
  });

  it('whose name has one address of our network among others is refused', async () => {
    const host = await serve((_, response) => response.end(content));
    const network = { ...publicInternet, resolve: async () => ['93.184.216.34', '127.0.0.1'] };
    await expect(fetched(`http://video.example:${host.port}/`, { network })).rejects.toThrow(
      PermanentVideoError,
    );
    expect(host.connections()).toBe(0);
  });

  it('goes to the address that was checked, whatever its name means a moment later', async () => {
    const wanted = await serve((_, response) => response.end(content));
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const network = reaching(wanted.port, async () => answers.shift() ?? []);
    const { bytes } = await fetched(`http://rebinding.example:${wanted.port}/`, { network });
    expect(bytes).toEqual(content);
    // The name was not resolved a second time, which would have given the other answer.
    expect(answers).toEqual([['127.0.0.2']]);
  });

  it('is followed where it leads on, and every step is checked', async () => {
    const inner = await serve((_, response) => response.end('secret'));
    const host = await serve(({ url }, response) => {
      const location = { '/relative': 'there', '/inner': `http://127.0.0.1:${inner.port}/` }[url ?? ''];
      if (location === undefined) response.end(content);
      else response.writeHead(302, { location }).end();
    });
    const network = reaching(host.port);
    expect((await fetched(`http://127.0.0.1:${host.port}/relative`, { network })).bytes).toEqual(content);
    await expect(fetched(`http://127.0.0.1:${host.port}/inner`, { network })).rejects.toMatchObject({
      failure: { code: 'link_not_public' },
    });
    expect(inner.connections()).toBe(0);
  });

  it('may lead on five times, and not six', async () => {
    const { port } = await serve(({ url }, response) => {
      const left = Number(url?.slice(1));
      if (left === 0) response.end(content);
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    const network = reaching(port);
    expect((await fetched(`http://127.0.0.1:${port}/5`, { network })).bytes).toEqual(content);
    await expect(fetched(`http://127.0.0.1:${port}/6`, { network })).rejects.toMatchObject({
      failure: { code: 'link_too_many_redirects', maxRedirects: 5 },
    });
  });

  it('to more than is allowed is refused, when it is announced or when it comes', async () => {
    const { port } = await serve(({ url }, response) => {
      if (url === '/announced') response.setHeader('content-length', 5000);
      response.write(Buffer.alloc(500));
      response.end(Buffer.alloc(4500));
    });
    for (const path of ['announced', 'silent']) {
      await expect(
        fetched(`http://127.0.0.1:${port}/${path}`, { network: reaching(port), maxBytes: 4999 }),
      ).rejects.toThrow(PermanentVideoError);
    }
  });

  it.each([
    [404, PermanentVideoError],
    [403, PermanentVideoError],
    [206, PermanentVideoError],
    [302, PermanentVideoError],
    [429, TransientVideoError],
    [503, TransientVideoError],
  ])('answered with %d is not a file', async (status, kind) => {
    const { port } = await serve((_, response) => response.writeHead(status).end(content));
    const failure = fetched(`http://127.0.0.1:${port}/`, { network: reaching(port) });
    await expect(failure).rejects.toMatchObject({ failure: { code: 'link_bad_status', status } });
    await expect(failure).rejects.toThrow(kind);
  });

  it('that breaks off may be tried again', async () => {
    const { port } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write(content, () => response.destroy());
    });
    const failure = fetched(`http://127.0.0.1:${port}/`, { network: reaching(port) });
    await expect(failure).rejects.toThrow(TransientVideoError);
    await expect(failure).rejects.toMatchObject({ failure: { code: 'link_broke_off' } });
  });

  it('whose sender falls silent, or only drips, is given up', async () => {
    const { port } = await serve(({ url }, response) => {
      if (url === '/mute') return;
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 10);
      response.on('close', () => clearInterval(drip));
    });
    const limits = { answerMs: 100, quietMs: 100, leastBytes: 1000 };
    for (const path of ['mute', 'drip']) {
      const link = `http://127.0.0.1:${port}/${path}`;
      await expect(fetched(link, { network: reaching(port), limits })).rejects.toThrow(TransientVideoError);
    }
  });

  it('to an unknown name, or to a port where nothing listens, may be tried again', async () => {
    const network = reaching(9, () => Promise.reject(new Error('ENOTFOUND')));
    await expect(fetched('http://nobody.example/', { network })).rejects.toMatchObject({
      failure: { code: 'link_host_unknown', host: 'nobody.example' },
    });
    const { port } = await serve(() => undefined);
    for (const server of open.splice(0)) server.close();
    await expect(fetched(`http://127.0.0.1:${port}/`, { network: reaching(port) })).rejects.toThrow(
      TransientVideoError,
    );
  });

  it('is let go at once when the worker stops', async () => {
    const asked = Promise.withResolvers<void>();
    const { port } = await serve((_, response) => {
      response.writeHead(200);
      response.write(content, () => asked.resolve());
    });
    const stopping = new AbortController();
    const failure = fetched(`http://127.0.0.1:${port}/`, {
      network: reaching(port),
      signal: stopping.signal,
    });
    await asked.promise;
    stopping.abort(new Error('The worker stops.'));
    await expect(failure).rejects.toThrow('The worker stops.');
  });
});

it.each([
  ['https://files.example/films/lesson%201.mp4?key=x', 'lesson 1.mp4'],
  ['https://files.example/', 'files.example'],
  ['https://files.example/%E0%A4%A', '%E0%A4%A'],
  ['https://files.example/a%0Ab', 'ab'],
  ['no link', ''],
])('calls %s %j', (link, name) => {
  expect(linkFileName(link)).toBe(name);
});
