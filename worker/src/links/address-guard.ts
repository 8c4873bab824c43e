import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/*
 * Which addresses a link may lead to. The academy must not give access to the network that it runs in: only addresses of
 * the public internet may be fetched, and none of this machine.
 */

/** The global unicast addresses of IPv6; everything else in it serves a special purpose. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Behind this prefix a network without IPv4 shows the addresses of IPv4 in their last 32 bits (RFC 6052). */
const TRANSLATED_IPV4 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** Where Azure answers its machines about themselves. Those of other clouds lie in ranges that are refused anyway. */
const METADATA = ['168.63.129.16'];

/** Read anew each time: a machine may get an address while it runs. Behind NAT it does not know its public one. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address));
}

/** Whether an address, as a resolver writes it, is one of the public internet, and none of this machine's own. */
export function isPublicAddress(text: string, own: readonly string[] = ownAddresses()): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = meantAddress(text);
  const isPublic =
    address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(PUBLIC_IPV6));
  return isPublic && ![...METADATA, ...own].some((refused) => isSame(address, refused));
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The address of IPv4 that one of IPv6 stands for, or else itself. */
function meantAddress(text: string): Address {
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4 || !address.match(TRANSLATED_IPV4)) return address;
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

function isSame(address: Address, text: string): boolean {
  return ipaddr.isValid(text) && meantAddress(text).toByteArray().join() === address.toByteArray().join();
}

/**
 * 80, 443 and the unprivileged ports, where many servers of files listen. The others belong to mail, remote shells and
 * other services that a link must not call.
 */
export function isAllowedPort(port: number): boolean {
  return port === 80 || port === 443 || port >= 1024;
}
