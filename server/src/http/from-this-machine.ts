import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '@academy/platform/loopback-address.ts';

/** What web servers, balancers, tunnels and CDNs add to a request that they pass on. */
const addedByProxies = new RegExp(
  [
    /^(forwarded|via|cdn-loop)$/,
    /^(x-(forwarded|original|envoy|amzn|azure|appengine|arr)|cf|fastly|fly|tailscale)(-|$)/,
    /(real|client|connecting)-ip$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * Whether a request was made on this machine, by a program that talks to us itself. A proxy on this machine talks to us
 * from loopback, too; it gives itself away by the host that was asked for, by a header, or by HTTP/1.0, which is what
 * nginx speaks unless it is told otherwise.
 */
export function isFromThisMachine({ headers, httpVersion, socket }: IncomingMessage): boolean {
  return (
    httpVersion === '1.1' &&
    isLoopbackHost(socket.remoteAddress ?? '') &&
    isLoopbackHost(/^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.exec(headers.host ?? '')?.[1] ?? '') &&
    !Object.keys(headers).some((name) => addedByProxies.test(name))
  );
}
