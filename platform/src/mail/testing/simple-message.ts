/** Reads a message as a mail program would: its headers, and its text and HTML decoded. */

export interface KeptMessage {
  readonly raw: string;
  /** Each header's value, by its name in small letters; unfolded and decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

export function simpleMessage(bytes: Buffer): KeptMessage {
  const raw = bytes.toString('latin1');
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  const find = (type: string) => {
    const part = parts.map(split).find((one) => one.headers['content-type']?.startsWith(type));
    return part === undefined ? '' : decode(part.body, part.headers['content-transfer-encoding'] ?? '');
  };
  return { raw, headers, text: find('text/plain'), html: find('text/html') };
}

function split(part: string): { headers: Record<string, string>; body: string } {
  const text = part.replace(/^\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: text.slice(end + 4) };
}

function decode(body: string, encoding: string): string {
  const text = body.replace(/\r\n$/, '');
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  return encoding === 'quoted-printable' ? quoted(text.replace(/=\r\n/g, '')) : text;
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/** RFC 2047: words of other letters in a header. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    );
}
