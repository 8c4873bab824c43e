import ipaddr from 'ipaddr.js';

/*
 * Which addresses a link may lead to. The academy stands inside of a network that it must not become a door to: only
 * what is on the public internet may be fetched.
 */

/** The global unicast addresses of IPv6; everything else in it serves a special purpose. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Behind this prefix a network without IPv4 shows the addresses of IPv4 in their last 32 bits (RFC 6052). */
const TRANSLATED_IPV4 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** Whether an address, as a resolver writes it, is one of the public internet. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  if (address.match(TRANSLATED_IPV4)) {
    return new ipaddr.IPv4(address.toByteArray().slice(12)).range() === 'unicast';
  }
  return address.range() === 'unicast' && address.match(PUBLIC_IPV6);
}

/**
 * 80 and 443, and the ports that need no privilege, where many serve files. What lies below is mail, remote shells and
 * other services that were never meant to be called by a link.
 */
export function isAllowedPort(port: number): boolean {
  return port === 80 || port === 443 || port >= 1024;
}
