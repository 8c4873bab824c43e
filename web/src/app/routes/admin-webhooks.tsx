import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { WebhookList } from '@/features/webhooks/webhook-list.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function WebhooksRoute() {
  usePageTitle(t`Webhooks`);
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t`Webhooks`}</h1>
      <p className="mt-2 mb-6 max-w-[68ch] text-ink-soft">
        <Trans>
          Other programs are told of what happens here, by a signed message to an address of theirs.
        </Trans>
      </p>
      <WebhookList />
    </>
  );
}
