/** The words an enrollment ends with; the same on every screen. */

interface ToastWords {
  title: string;
  description: string;
  variant?: 'success' | 'destructive';
}

export const loginRequiredToast: ToastWords = {
  title: 'Login Required',
  description: 'Please log in to enroll in this course',
};

export function enrolledToast(courseTitle: string, { redirecting = false } = {}): ToastWords {
  const sentence = `You have been enrolled in ${courseTitle} successfully.`;
  return {
    title: 'Enrollment Successful!',
    description: redirecting ? `${sentence} Redirecting to course page...` : sentence,
    variant: 'success',
  };
}

export function enrollmentFailedToast(error: unknown): ToastWords {
  const message = error instanceof Error ? error.message : '';
  return {
    title: 'Enrollment Failed',
    description: message || 'An error occurred during enrollment',
    variant: 'destructive',
  };
}
