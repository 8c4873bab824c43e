import type { LearnerNotificationName, MailList } from '@academy/contract/mail/mail-lists.ts';
import { t } from '@lingui/core/macro';

/** What each box of a learner stands for. */
export const learnerBoxTexts = (): Record<LearnerNotificationName, string> => ({
  certificates: t`I get a certificate, or one is withdrawn`,
  replies: t`An instructor answers a review of mine`,
  reviews: t`A review of mine is hidden`,
  requests: t`A request of mine is answered`,
});

/** What a mail is one of, for who does not want more of them. */
export const mailListTexts = (): Record<MailList, string> => ({
  certificates: t`Mails about your certificates`,
  replies: t`Mails about answers to your reviews`,
  reviews: t`Mails about reviews of yours that are hidden`,
  requests: t`Mails about answers to your requests`,
  summary: t`The weekly summary of your courses`,
  news: t`Mails with news about your courses`,
});
