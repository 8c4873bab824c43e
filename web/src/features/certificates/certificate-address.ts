/** What somebody copied from a certificate, or typed from its paper: the link of its page, or its number alone. Pure. */

export type SoughtCertificate =
  | { readonly kind: 'here'; readonly certificateId: string }
  | { readonly kind: 'elsewhere'; readonly host: string; readonly link: string }
  | { readonly kind: 'unreadable' };

const number = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const isNumber = new RegExp(`^${number}$`, 'i');
/** Of its page, and of its files below that, also where a sentence ends with it. */
const inPath = new RegExp(`/certificates/(${number})(?![0-9a-z-])`, 'i');

const unreadable: SoughtCertificate = { kind: 'unreadable' };

/** `host` is where the reader is: with its port, as in the address bar. */
export function readSoughtCertificate(text: string, host: string): SoughtCertificate {
  const sought = text.trim();
  if (isNumber.test(sought)) return { kind: 'here', certificateId: sought.toLowerCase() };
  const url = readLink(sought);
  if (url === null) return unreadable;
  if (url.host !== host) return { kind: 'elsewhere', host: url.host, link: url.href };
  const [, certificateId] = inPath.exec(url.pathname) ?? [];
  return certificateId === undefined
    ? unreadable
    : { kind: 'here', certificateId: certificateId.toLowerCase() };
}

/** Also within the line that is printed, and without the https:// that nobody types from paper. */
function readLink(text: string): URL | null {
  const [whole] = /https?:\/\/\S+/i.exec(text) ?? [];
  const bare = /^[^\s/:]+(?::\d+)?\/certificates\/\S+$/i.test(text) ? `https://${text}` : undefined;
  const link = whole ?? bare;
  return link !== undefined && URL.canParse(link) ? new URL(link) : null;
}
