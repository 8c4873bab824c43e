import { ApiError } from '@academy/contract/http/client.ts';
import { messageOfError } from '@academy/contract/http/error-codes.ts';
import { webhookLimits } from '@academy/contract/webhooks/webhook-limits.ts';
import { t } from '@lingui/core/macro';
import { contractText } from '@/lib/language/contract-text.ts';
import { tooLongText } from '@/lib/too-long.ts';

/** What can be seen of an address before it is sent. Where it leads, and whether it may do without TLS, is the server's to judge. */
export function addressProblem(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return t`Please enter an address.`;
  const tooLong = tooLongText(text, webhookLimits.urlMaxLength);
  if (tooLong || isAddress(text)) return tooLong;
  return contractText('error', 'webhook_address', messageOfError('webhook_address') ?? '');
}

/** An academy that is reached on its own machine may tell others on it, without TLS too. */
export function addressHint(academyHost: string): string {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(academyHost)
    ? t`Messages are sent here. It begins with https://, or with http:// on this machine.`
    : t`Messages are sent here. It begins with https://.`;
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

export const isRefusedAddress = (error: unknown): boolean =>
  error instanceof ApiError && ['webhook_address', 'webhook_address_private'].includes(error.code ?? '');
