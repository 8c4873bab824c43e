import { webhookLimits } from '@academy/contract/webhooks/webhook-limits.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useWebhooks } from '@/api/webhooks.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { WebhookCard } from './webhook-card.tsx';
import { NewWebhookDialog } from './webhook-dialogs.tsx';

export function WebhookList() {
  const { data, ...query } = useWebhooks();
  const [isMaking, setIsMaking] = useState(false);
  if (data === undefined) {
    if (query.isError) return <LoadFailure title={t`The webhooks could not be loaded.`} query={query} />;
    return <Skeleton className="h-40" />;
  }
  const most = numberText(webhookLimits.webhooks);
  const isFull = data.webhooks.length >= webhookLimits.webhooks;
  const newWebhook = (
    <Button disabled={isFull} onClick={() => setIsMaking(true)}>
      {t`New webhook`}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {data.webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} events={data.events} />
      ))}
      {data.webhooks.length === 0 ? (
        <EmptyState
          title={t`The academy tells nobody of what happens.`}
          wheel="threshold"
          action={newWebhook}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          {newWebhook}
          {isFull ? (
            <p className="text-sm text-ink-soft">{t`There can be at most ${most} webhooks.`}</p>
          ) : null}
        </div>
      )}
      {isMaking ? <NewWebhookDialog events={data.events} onClose={() => setIsMaking(false)} /> : null}
    </div>
  );
}
