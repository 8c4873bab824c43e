/** Where people find help, as the operator set it: the page says so in its head, wherever it comes from. */
import { supportMeta } from '@academy/contract/interface/interface-constants.ts';

let onServer: string | null = null;

/** Where a page is drawn on the server, there is no head yet to read it from. */
export function drawSupport(address: string | null): void {
  onServer = address;
}

export interface SupportLink {
  readonly href: string;
  readonly target?: string;
  readonly rel?: string;
}

/** Undefined where nothing is set. A page of elsewhere does not take the place of this one; a mail program does not either. */
export function supportLink(): SupportLink | undefined {
  const address =
    typeof document === 'undefined'
      ? onServer
      : document.querySelector<HTMLMetaElement>(`meta[name=${supportMeta}]`)?.content;
  if (!address) return undefined;
  return address.startsWith('mailto:')
    ? { href: address }
    : { href: address, target: '_blank', rel: 'noopener noreferrer' };
}
