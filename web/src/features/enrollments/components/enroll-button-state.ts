/** What the enroll actions say and whether they can be pressed. */
import { t } from '@lingui/core/macro';

interface ActionFacts {
  signedIn: boolean;
  enrolled: boolean;
  enrolling: boolean;
}

export type CardAction =
  | { kind: 'login'; label: string }
  | { kind: 'enroll'; label: string; pendingLabel: string; pending: boolean }
  | { kind: 'open'; label: string };

export function cardAction({
  signedIn,
  enrolled,
  enrolling,
  progress,
}: ActionFacts & { progress: number }): CardAction {
  if (!signedIn) return { kind: 'login', label: t`Login to Enroll` };
  if (enrolled) return { kind: 'open', label: progress === 0 ? t`Start Course` : t`Resume Course` };
  return { kind: 'enroll', label: t`Enroll`, pendingLabel: t`Enrolling...`, pending: enrolling };
}

export interface EnrollNowState {
  label: string;
  disabled: boolean;
}

/** A visitor may press it too, and is told to log in. */
export function enrollNowState({ signedIn, enrolled, enrolling }: ActionFacts): EnrollNowState {
  if (signedIn && enrolled) return { label: t`Already Enrolled`, disabled: true };
  return enrolling ? { label: t`Enrolling...`, disabled: true } : { label: t`Enroll Now`, disabled: false };
}
