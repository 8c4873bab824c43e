/** What a credential says, of whichever academy. Hostile: nothing in it is believed before its signature is checked. */
import { isObject } from './compact-jwt.ts';
import { credentialContexts } from './open-badge.ts';

export interface CredentialContent {
  readonly id: string;
  readonly issuer: string;
  readonly issuerName: string | null;
  /** Null where the credential names nobody. */
  readonly name: string | null;
  readonly courseTitle: string;
  readonly creator: string | null;
  readonly criterion: string | null;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
  readonly status: { readonly listUrl: string; readonly index: number } | null;
}

/** Null where it is no Open Badges credential, or where the claims of the token say something else than the credential. */
export function readCredential(payload: Readonly<Record<string, unknown>>): CredentialContent | null {
  const subject = objectAt(payload, 'credentialSubject');
  const achievement = objectAt(subject, 'achievement');
  const [id, issuer] = [textAt(payload, 'id'), issuerOf(payload)];
  const [courseTitle, subjectId] = [textAt(achievement, 'name'), textAt(subject, 'id')];
  const [validFrom, validUntil] = [dateAt(payload, 'validFrom'), dateAt(payload, 'validUntil')];
  if (id === null || issuer === null || courseTitle === null || !isOpenBadge(payload)) return null;
  if (validFrom === null || (validUntil === null && payload['validUntil'] !== undefined)) return null;
  const { iss, sub, jti, nbf, exp } = payload as Record<'iss' | 'sub' | 'jti' | 'nbf' | 'exp', unknown>;
  const fits = iss === issuer && jti === id && sub === subjectId && nbf === secondsOf(validFrom);
  if (!fits || exp !== (validUntil === null ? undefined : secondsOf(validUntil))) return null;
  return {
    id,
    issuer,
    courseTitle,
    validFrom,
    validUntil,
    issuerName: textAt(objectAt(payload, 'issuer'), 'name'),
    name: nameOf(subject),
    creator: textAt(objectAt(achievement, 'creator'), 'name'),
    criterion: textAt(objectAt(achievement, 'criteria'), 'narrative'),
    status: statusOf(objectAt(payload, 'credentialStatus')),
  };
}

type JsonObject = Readonly<Record<string, unknown>>;

function isOpenBadge(payload: JsonObject): boolean {
  const contexts = listAt(payload, '@context');
  const types = listAt(payload, 'type');
  return (
    contexts[0] === credentialContexts[0] &&
    /^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context(-3\.0\.\d)?\.json$/.test(String(contexts[1])) &&
    types.includes('VerifiableCredential') &&
    (types.includes('OpenBadgeCredential') || types.includes('AchievementCredential'))
  );
}

function issuerOf({ issuer }: JsonObject): string | null {
  return typeof issuer === 'string' ? issuer : textAt(isObject(issuer) ? issuer : null, 'id');
}

function nameOf(subject: JsonObject | null): string | null {
  const found = listAt(subject ?? {}, 'identifier').find(
    (entry) => isObject(entry) && entry['identityType'] === 'name' && entry['hashed'] === false,
  );
  return textAt(isObject(found) ? found : null, 'identityHash');
}

function statusOf(status: JsonObject | null): CredentialContent['status'] {
  const [listUrl, index] = [textAt(status, 'statusListCredential'), textAt(status, 'statusListIndex')];
  if (listUrl === null || index === null || !/^\d{1,9}$/.test(index)) return null;
  return status?.['statusPurpose'] === 'revocation' ? { listUrl, index: Number(index) } : null;
}

function objectAt(object: JsonObject | null, name: string): JsonObject | null {
  const value = object?.[name];
  return isObject(value) ? value : null;
}

function textAt(object: JsonObject | null, name: string): string | null {
  const value = object?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function listAt(object: JsonObject, name: string): readonly unknown[] {
  const value = object[name];
  return Array.isArray(value) ? value : [value];
}

function dateAt(object: JsonObject, name: string): Date | null {
  const date = new Date(textAt(object, name) ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
