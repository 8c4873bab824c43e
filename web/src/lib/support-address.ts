/** Where people find help, as the operator set it: the page says so in its head, wherever it comes from. */
import { supportMeta } from '@academy/contract/interface/interface-constants.ts';

let onServer: string | null = null;

/** Where a page is drawn on the server, there is no head yet to read it from. */
export function drawSupport(address: string | null): void {
  onServer = address;
}

/** A page, or mailto: with an address; nothing where nothing is set. */
export function supportAddress(): string | null | undefined {
  if (typeof document === 'undefined') return onServer;
  return document.querySelector<HTMLMetaElement>(`meta[name=${supportMeta}]`)?.content;
}
