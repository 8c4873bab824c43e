import type { MailList } from '@academy/contract/mail/mail-lists.ts';

/** What a mail says, in parts that are put together as text and as HTML. */
export interface MailWords {
  readonly subject: string;
  readonly lines: readonly string[];
  /** What the one link of the mail says. */
  readonly action: string;
}

/** The parts of a week that its reader wants to hear of; null for those that they do not. */
export interface WeekFacts {
  readonly students: number | null;
  readonly completions: number | null;
  readonly reviews: number | null;
  readonly questions: number | null;
}

export interface MailTexts {
  greeting(name: string): string;
  certificateIssued(course: string): MailWords;
  certificateRevoked(course: string): MailWords;
  reviewAnswered(course: string, reply: string): MailWords;
  reviewHidden(course: string, reason: string): MailWords;
  coursePublished(course: string): MailWords;
  courseRefused(course: string, reason: string): MailWords;
  requestAnswered(approved: boolean): MailWords;
  weeklySummary(week: WeekFacts): MailWords;
  invitation(invited: {
    school: string;
    by: string | null;
    courses: readonly string[];
    until: Date;
  }): MailWords;
  /** Below the mail: why it came. */
  why(list: MailList, school: string): string;
  whyInvited(school: string): string;
  readonly unsubscribe: string;
}
