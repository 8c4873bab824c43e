import type { Delivery } from '@academy/contract/webhooks/webhook-calls.ts';
import type { DeliveryProblem } from '@academy/contract/webhooks/webhook-limits.ts';
import { plural, t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';

const problemText: Record<DeliveryProblem, () => string> = {
  not_public: () => t`the address leads into a private network`,
  host_unknown: () => t`there is no such host`,
  unreachable: () => t`no answer`,
  bad_status: () => t`the receiver refused it`,
  secret_locked: () => t`the secret cannot be opened`,
  switched_off: () => t`the webhook was off`,
};

export const stateText: Record<Delivery['state'], () => string> = {
  waiting: () => t({ message: 'On its way', comment: 'A message to a webhook' }),
  delivered: () => t({ message: 'Delivered', comment: 'A message to a webhook' }),
  failed: () => t({ message: 'Failed', comment: 'A message to a webhook' }),
};

/** How often it was tried, and how the last attempt went. */
export function outcomeText({ tries, status, problem }: Delivery): string {
  const number = numberText(tries);
  const tried = plural(tries, { one: `${number} attempt`, other: `${number} attempts` });
  const code = String(status);
  const told = [
    ...(status === null ? [] : [t`status ${code}`]),
    ...(problem === null ? [] : [problemText[problem]()]),
  ];
  return [tried, ...told].join(' · ');
}
