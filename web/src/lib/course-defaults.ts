import { t } from '@lingui/core/macro';

/** What is shown where a course says nothing itself. */
export const courseDefaultTexts = {
  language: () => t`Bengali`,
  duration: () => t`6 hours`,
  lastUpdated: () => t`May 2025`,
} as const;
