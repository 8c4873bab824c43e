import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { nothing } from '../http/identifiers.ts';
import { learnerNotificationNames, mailLists } from './mail-lists.ts';

const choicesSchema = z.record(z.enum(learnerNotificationNames), z.boolean());

/** Signed by the academy: whoever has it was sent the mail. */
const tokenParams = z.object({ token: z.string().max(200) });

const mailChoicesSchema = z.object({
  /** Whether this academy sends mail at all. */
  sendsMail: z.boolean(),
  notifications: choicesSchema,
});

export type MailChoices = z.output<typeof mailChoicesSchema>;

export const getMailChoices = defineCall({
  summary: 'What the signed-in user wants mail about; what creators want is among their settings',
  method: 'GET',
  path: '/api/users/mail-choices',
  access: 'signed-in',
  status: 200,
  response: mailChoicesSchema,
});

export const saveMailChoices = defineCall({
  summary: 'Save what the signed-in user wants mail about',
  method: 'PUT',
  path: '/api/users/mail-choices',
  access: 'signed-in',
  body: z.object({ notifications: choicesSchema }),
  status: 200,
  response: mailChoicesSchema,
});

export const getMailSubscription = defineCall({
  summary: 'Which list of mails a signed address of a mail is about, and whether its reader still gets them',
  method: 'GET',
  path: '/api/mail/subscriptions/{token}',
  access: 'public',
  params: tokenParams,
  status: 200,
  response: z.object({ list: z.enum(mailLists), wanted: z.boolean() }),
});

/** RFC 8058: mail programs post here by themselves, from anywhere and without cookies. */
export const unsubscribeFromMail = defineCall({
  summary: 'End a list of mails by the signed address in one of them; a second time changes nothing',
  method: 'POST',
  path: '/api/mail/unsubscribe/{token}',
  access: 'public',
  params: tokenParams,
  status: 204,
  response: nothing,
});
