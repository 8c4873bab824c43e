/** Uploads that take a while: a large film, a slow connection, and a proxy whose connections can be cut. */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** A short film in a large file: behind its last frame comes a box that players skip. */
export async function longFile(bytes: number): Promise<string> {
  const clip = await readFile(path.join(import.meta.dirname, 'clips', 'silent.mp4'));
  const free = Buffer.alloc(bytes - clip.length);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4, 'ascii');
  const file = test.info().outputPath('film.mp4');
  await writeFile(file, Buffer.concat([clip, free]));
  return file;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Limits what a page sends to so many bytes a second, or takes the limit away. */
export async function sendSlowly(page: Page, uploadThroughput = -1): Promise<void> {
  // Only the session that has set a limit can take it away.
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await (await session).send('Network.emulateNetworkConditions', line);
}

/** The byte at which each part of an upload began. */
export function sentFrom(page: Page): number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}

export interface CuttableProxy {
  readonly address: string;
  /** Ends every connection where it is, and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openCuttableProxy(): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer(passOn);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (isCut) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The proxy has no port.');
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${bound.port}`,
    cut: () => {
      isCut = true;
      endAll();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A browser gives its proxy the whole address. */
function passOn(incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '' } = incoming;
  const outgoing = request(url, { ...(method ? { method } : {}), headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
