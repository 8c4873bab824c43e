import { resourceLimits } from './resource-limits.ts';

/**
 * The address of a page or file on the web, as browsers write it; null for everything else. A name and password in it
 * would be shown to every student, and hide the host behind them.
 */
export function readResourceLink(text: string): URL | null {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  if (url.username !== '' || url.password !== '') return null;
  return url.href.length <= resourceLimits.urlMaxLength ? url : null;
}
