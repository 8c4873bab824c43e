/** What the enroll actions say and whether they can be pressed. */

interface ActionFacts {
  signedIn: boolean;
  enrolled: boolean;
  enrolling: boolean;
}

export type CardAction =
  | { kind: 'login'; label: 'Login to Enroll' }
  | { kind: 'enroll'; label: 'Enroll'; pendingLabel: 'Enrolling...'; pending: boolean }
  | { kind: 'open'; label: 'Start Course' | 'Resume Course' };

export function cardAction({
  signedIn,
  enrolled,
  enrolling,
  progress,
}: ActionFacts & { progress: number }): CardAction {
  if (!signedIn) return { kind: 'login', label: 'Login to Enroll' };
  if (enrolled) return { kind: 'open', label: progress === 0 ? 'Start Course' : 'Resume Course' };
  return { kind: 'enroll', label: 'Enroll', pendingLabel: 'Enrolling...', pending: enrolling };
}

export interface EnrollNowState {
  label: 'Enroll Now' | 'Enrolling...' | 'Already Enrolled';
  disabled: boolean;
}

/** A visitor may press it too, and is told to log in. */
export function enrollNowState({ signedIn, enrolled, enrolling }: ActionFacts): EnrollNowState {
  if (signedIn && enrolled) return { label: 'Already Enrolled', disabled: true };
  return enrolling ? { label: 'Enrolling...', disabled: true } : { label: 'Enroll Now', disabled: false };
}
