import type { ToastMessage } from '@/components/ui/toast-store.ts';

/** What a visitor who wants to enroll is told. */
export const loginRequiredToast: ToastMessage = {
  title: 'Login Required',
  description: 'Please log in to enroll in this course',
};
