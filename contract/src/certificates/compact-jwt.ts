/** Reads a signed token and checks its Ed25519 signature, with what browsers and Node.js have alike. */
import { fromBase64url } from './base64url.ts';

type JsonObject = Readonly<Record<string, unknown>>;

export interface ParsedJwt {
  readonly header: JsonObject;
  readonly payload: JsonObject;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** A credential has two kilobytes, a list of revoked ones at most thirty. */
const longestJwt = 256 * 1024;

export function parseJwt(text: string): ParsedJwt | null {
  const parts = text.trim().split('.');
  const [head = '', body = '', end = ''] = parts;
  if (parts.length !== 3 || text.length > longestJwt) return null;
  const header = readObject(head);
  if (header === null) return null;
  // What cannot be read behind a good header was altered, which its signature will tell.
  const [payload, signature] = [readObject(body) ?? {}, fromBase64url(end) ?? new Uint8Array()];
  return { header, payload, signature, signed: new TextEncoder().encode(`${head}.${body}`) };
}

function readObject(part: string): JsonObject | null {
  const bytes = fromBase64url(part);
  if (bytes === null) return null;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The `x` of an Ed25519 key: the key itself, 32 bytes as base64url. Null for any other key. */
export function publicKeyOf(jwk: unknown): string | null {
  if (!isObject(jwk)) return null;
  const { kty, crv, x } = jwk as { kty?: unknown; crv?: unknown; x?: unknown };
  if (kty !== 'OKP' || crv !== 'Ed25519' || typeof x !== 'string') return null;
  return fromBase64url(x)?.length === 32 ? x : null;
}

/** False also for a point that is no key at all. */
export async function isSignedWith({ header, signed, signature }: ParsedJwt, x: string): Promise<boolean> {
  if (header['alg'] !== 'EdDSA' && header['alg'] !== 'Ed25519') return false;
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature, signed);
  } catch (error) {
    // A browser that does not know the algorithm must not call a good certificate altered.
    if (error instanceof Error && error.name === 'NotSupportedError') throw error;
    return false;
  }
}

/** The name of a key by its content (RFC 7638). */
export async function keyThumbprint(x: string): Promise<Uint8Array<ArrayBuffer>> {
  const canonical = new TextEncoder().encode(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', canonical));
}
