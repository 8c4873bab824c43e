import { t } from '@lingui/core/macro';
import type { ToastMessage } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';

/** What a visitor who wants to enroll is told. */
export const loginRequiredToast = (): ToastMessage => ({
  title: t`Login Required`,
  description: t`Please log in to enroll in this course`,
});

/** On a page that stays: with the way to log in, and back. */
export const loginOfferToast = (courseId: string, awayFrom: Element): ToastMessage => ({
  ...loginRequiredToast(),
  action: { label: t`Sign In`, to: paths.login(), search: { returnTo: paths.enroll(courseId) } },
  awayFrom,
});
