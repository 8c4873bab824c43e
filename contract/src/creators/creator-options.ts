/** What a creator can choose among, and how long their texts may be. */

export const paymentMethods = ['paypal', 'bank', 'stripe'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const notificationNames = ['enrollments', 'completions', 'questions', 'news'] as const;
export type NotificationName = (typeof notificationNames)[number];

/** The name is as long as the instructor of a course may be: it becomes one. */
export const creatorLimits = { displayNameMaxLength: 200, bioMaxLength: 2000, emailMaxLength: 254 } as const;

export const creatorMessages = {
  displayName: 'Please enter the name that students see.',
  accountEmail: 'Enter an email address, or leave it empty.',
} as const;

/** Loosely: whether mail arrives there only a mail could tell. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
