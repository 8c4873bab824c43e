import type { Delivery } from '@academy/contract/webhooks/webhook-calls.ts';
import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { useDeliveries, useRedeliver } from '@/api/webhooks.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { LoadMore } from '@/components/load-more.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { lastActiveText } from '@/lib/language/last-active.ts';
import { outcomeText, stateText } from './delivery-words.ts';
import { EventName } from './event-name.tsx';
import { eventText } from './event-words.ts';

const variants = { waiting: 'neutral', delivered: 'success', failed: 'danger' } as const;

/** What was sent to a webhook, the last first. */
export function DeliveryLog({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const log = useDeliveries(webhookId);
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries);
  if (deliveries === undefined) {
    if (log.isError) return <LoadFailure title={t`The log could not be loaded.`} query={log} />;
    return <Skeleton className="h-20" />;
  }
  if (deliveries.length === 0) return <p className="text-ink-soft">{t`Nothing was sent yet.`}</p>;
  const now = new Date(log.dataUpdatedAt);
  return (
    <>
      <ul aria-label={t`Log`} className="divide-y divide-line">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} isOn={isOn} now={now} />
        ))}
      </ul>
      <LoadMore list={log} label={t`Older messages`} failure={t`Older messages could not be loaded.`} />
    </>
  );
}

interface DeliveryRowProps {
  webhookId: string;
  delivery: Delivery;
  isOn: boolean;
  now: Date;
}

function DeliveryRow({ webhookId, delivery, isOn, now }: DeliveryRowProps) {
  const again = useRedeliver(webhookId);
  const { event, state, answer } = delivery;
  const eventName = eventText(event) ?? event;
  const when = lastActiveText(delivery.createdAt, now);
  const send = () =>
    again.mutate(delivery.id, {
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: t`The message was not sent again.`,
          description: errorText(error),
        }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <EventName event={event} className="text-sm font-semibold" />
          <Badge variant={variants[state]}>{stateText[state]()}</Badge>
        </p>
        <p className="text-sm text-ink-soft figures-tabular">
          {when}
          {' · '}
          {outcomeText(delivery)}
        </p>
        {answer ? (
          <details className="mt-1 text-sm">
            <summary className="cursor-pointer text-ink-soft">{t`What was answered`}</summary>
            <pre
              lang="en"
              className="mt-1 max-h-40 overflow-auto rounded-control bg-sunken p-2 text-xs whitespace-pre-wrap wrap-anywhere"
            >
              {answer}
            </pre>
          </details>
        ) : null}
      </div>
      {isOn && state !== 'waiting' ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Send again: ${eventName}, ${when}`}
          pending={again.isPending}
          onClick={send}
        >
          {t`Send again`}
        </Button>
      ) : null}
    </li>
  );
}
