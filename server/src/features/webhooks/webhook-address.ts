import { isLoopback, isLoopbackHost } from '@academy/platform/loopback-address.ts';
import { isPrivateHost } from '../../http/private-host.ts';
import { Refusal } from '../../refusal.ts';

/**
 * The address as it is kept, or the refusal that says why it is none. An academy that is reached on its own machine alone may tell others on
 * it, without TLS too. What a name stands for is looked at when a connection is made.
 */
export function readWebhookAddress(text: string, publicUrl: string): string {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') throw new Refusal('webhook_address');
  url.hash = '';
  const staysHere = isLoopback(publicUrl) && isLoopbackHost(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && staysHere)) {
    throw new Refusal('webhook_address');
  }
  if (!staysHere && isPrivateHost(url.hostname)) throw new Refusal('webhook_address_private');
  return url.href;
}
