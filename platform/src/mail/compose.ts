import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailSettings } from '../config/mail-settings.ts';

export interface ComposedMail {
  /** Of its row: a mail that arrives twice can be told by it. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one click ends such mails; null for those that always go. */
  readonly unsubscribeUrl: string | null;
}

/** Addresses with anything else in them could name several people, or begin a header of their own. */
export function isWritableAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(address);
}

/** A mail as bytes. Nothing in it is fetched from anywhere, neither here nor where it is read. */
export function composeMail(from: MailSettings['from'], mail: ComposedMail): Promise<Buffer> {
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  return new MailComposer({
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(mail.to.name), address: mail.to.address },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...(mail.unsubscribeUrl === null
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** What people wrote becomes part of a header: it must not begin another one. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
