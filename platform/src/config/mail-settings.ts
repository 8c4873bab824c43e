import type { Settings } from './settings-schema.ts';

/** The server that takes our mail, and who it comes from. */
export interface MailSettings {
  /** With name and password. Never told to anybody. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
}

export function mailOf({ SMTP_URL: url, MAIL_FROM: from }: Settings): MailSettings | null {
  return url === undefined || from === undefined ? null : { url, from };
}
