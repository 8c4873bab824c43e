/**
 * The signed part of an address with which a mail is unsubscribed from. Whoever has it was sent the mail: it opens nothing but
 * the one list of the one person, does not expire, and an older secret is read as long as others are.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type MailList, mailLists } from '@academy/contract/mail/mail-lists.ts';
import { isId } from '../ids.ts';
import type { Secrets } from '../secrets.ts';

export interface Subscription {
  readonly userId: string;
  readonly list: MailList;
}

export function unsubscribeToken(secrets: Secrets, subscription: Subscription): string {
  const { userId, list } = subscription;
  return `${userId}.${list}.${sign(secrets.newest, subscription)}`;
}

/** Null for anything that we did not sign. */
export function readUnsubscribeToken(secrets: Secrets, token: string): Subscription | null {
  const [userId = '', name = '', signature = ''] = token.split('.');
  const list = mailLists.find((known) => known === name);
  if (!isId(userId) || list === undefined) return null;
  const subscription = { userId, list };
  return secrets.find((secret) => (equal(signature, sign(secret, subscription)) ? subscription : null));
}

function sign(secret: string, { userId, list }: Subscription): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'academy unsubscribe', 32));
  return createHmac('sha256', key).update(`${userId} ${list}`).digest('base64url');
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
