/** What the button of a course's card says and does. */
import { t } from '@lingui/core/macro';

export interface ActionFacts {
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
