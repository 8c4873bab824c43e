import { isLoopback, isLoopbackHost } from '@academy/platform/loopback-address.ts';
import type { LinkNetwork } from '../links/guarded-request.ts';

/** An academy that is reached on its own machine alone may also tell others on it. */
export function webhookNetwork(network: LinkNetwork, publicUrl: string): LinkNetwork {
  if (!isLoopback(publicUrl)) return network;
  return {
    resolve: (host) => network.resolve(host),
    mayConnect: (address, port) => isLoopbackHost(address) || network.mayConnect(address, port),
  };
}
