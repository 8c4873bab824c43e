import type { Webhook } from '@academy/contract/webhooks/webhook-calls.ts';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useChangeWebhook, useTestWebhook, type WebhookEvent } from '@/api/webhooks.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { fullDate } from '@/lib/language/dates.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { eventText } from './event-words.ts';
import { ChangeWebhookDialog, RemoveWebhookDialog } from './webhook-dialogs.tsx';

const tellFailure = (error: unknown) =>
  toast({ variant: 'destructive', title: t`That was not done.`, description: errorText(error) });

export function WebhookCard({ webhook, events }: { webhook: Webhook; events: readonly string[] }) {
  const { id, url, isOn } = webhook;
  const [dialog, setDialog] = useState<'change' | 'remove'>();
  const [isLogOpen, setIsLogOpen] = useState(false);
  const change = useChangeWebhook(id);
  const test = useTestWebhook(id);
  const turn = () => {
    const known = webhook.events.filter((name): name is WebhookEvent => events.includes(name));
    change.mutate({ url, events: known, isOn: !isOn }, { onError: tellFailure });
  };
  const tryIt = () => test.mutate(undefined, { onSuccess: () => setIsLogOpen(true), onError: tellFailure });
  const count = webhook.events.length;
  const number = numberText(count);
  const told = plural(count, {
    one: `Tells of ${number} kind of event`,
    other: `Tells of ${number} kinds of events`,
  });
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 lang="en" className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
          {url}
        </h2>
        <StateBadge webhook={webhook} />
      </div>
      <p className="mt-1 text-sm text-ink-soft">{told}</p>
      <p className="mt-1 line-clamp-2 text-sm text-ink-soft">
        {webhook.events.map((event) => eventText(event) ?? event).join(' · ')}
      </p>
      <FailureNotice webhook={webhook} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={!isOn} pending={test.isPending} onClick={tryIt}>
          {t`Send a test`}
        </Button>
        <Button variant="outline" size="sm" pending={change.isPending} onClick={turn}>
          {isOn ? t`Switch off` : t`Switch on`}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setDialog('change')}>
          {t`Change…`}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setDialog('remove')}>
          {t`Remove…`}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isLogOpen}
          className="sm:ml-auto"
          onClick={() => setIsLogOpen(!isLogOpen)}
        >
          {isLogOpen ? t`Hide the log` : t`Show the log`}
        </Button>
      </div>
      {isLogOpen ? (
        <div className="mt-4 border-t border-line pt-4">
          <DeliveryLog webhookId={id} isOn={isOn} />
        </div>
      ) : null}
      {dialog === 'change' ? (
        <ChangeWebhookDialog webhook={webhook} events={events} onClose={() => setDialog(undefined)} />
      ) : null}
      {dialog === 'remove' ? (
        <RemoveWebhookDialog webhook={webhook} events={events} onClose={() => setDialog(undefined)} />
      ) : null}
    </Card>
  );
}

function StateBadge({ webhook: { isOn, failingSince } }: { webhook: Webhook }) {
  if (!isOn) return <Badge>{t`Off`}</Badge>;
  if (failingSince !== null) return <Badge variant="warning">{t`Failing`}</Badge>;
  return <Badge variant="success">{t`On`}</Badge>;
}

function FailureNotice({ webhook: { isGivenUp, failingSince, isOn } }: { webhook: Webhook }) {
  if (failingSince === null || (!isOn && !isGivenUp)) return null;
  const since = fullDate(new Date(failingSince));
  return (
    <Alert variant="warning" className="mt-3">
      {isGivenUp
        ? t`It took no message since ${since}, so the academy switched it off.`
        : t`It took no message since ${since}. After five days it is switched off.`}
    </Alert>
  );
}
