import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Addresses inside a network, which a link from outside must not reach. This early refusal spares people the wait; the worker, which
 * resolves names and follows redirects, decides for itself at every connection.
 */
const privateAddresses = new BlockList();
const privateSubnets = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  // Unspecified, loopback, translated and tunnelled IPv4, unique local, link local, multicast.
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;
for (const [net, prefix] of privateSubnets) {
  privateAddresses.addSubnet(net, prefix, isIPv4(net) ? 'ipv4' : 'ipv6');
}

/** Odd spellings such as 0x7f.1 or 2130706433 are plain addresses once the text has been read as a URL. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIPv4(host)) return privateAddresses.check(host, 'ipv4');
  if (isIPv6(host)) return privateAddresses.check(host, 'ipv6');
  return /(^|\.)localhost$/.test(host);
}
