import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether a URL leads to this machine itself. */
export function isLoopback(address: string): boolean {
  return isLoopbackHost(new URL(address).hostname);
}

/** The same of a host without a port. 0.0.0.0 and :: are every address that the machine has, and so are not. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const family = isIP(bare);
  return bare === 'localhost' || (family !== 0 && loopback.check(bare, family === 4 ? 'ipv4' : 'ipv6'));
}
