import { t } from '@lingui/core/macro';
import type { ToastMessage } from '@/components/ui/toast-store.ts';

/** What a visitor who wants to enroll is told. */
export const loginRequiredToast = (): ToastMessage => ({
  title: t`Login Required`,
  description: t`Please log in to enroll in this course`,
});
