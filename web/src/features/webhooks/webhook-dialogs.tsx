import type { Webhook } from '@academy/contract/webhooks/webhook-calls.ts';
import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { useChangeWebhook, useCreateWebhook, useDeleteWebhook, type WebhookEvent } from '@/api/webhooks.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { SecretOnce } from '@/components/secret-once.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { WebhookForm, type WebhookValues } from './webhook-form.tsx';

interface DialogProps {
  /** Of which the academy can tell. */
  events: readonly string[];
  onClose: () => void;
}

type WebhookDialogProps = DialogProps & { webhook: Webhook };

/** What an earlier version could tell of is left out, and the server would refuse it. */
const wishOf = ({ url, events }: WebhookValues, known: readonly string[]) => ({
  url,
  events: events.filter((name): name is WebhookEvent => known.includes(name)),
});

export function NewWebhookDialog({ events, onClose }: DialogProps) {
  const create = useCreateWebhook();
  if (create.data) {
    return (
      <SecretOnce
        title={t`The secret of this webhook`}
        label={t`Secret`}
        secret={create.data.secret}
        warning={t`The receiver checks with it that messages come from this academy. If it is lost, remove the webhook and make another.`}
        onClose={onClose}
      />
    );
  }
  return (
    <WebhookForm
      title={t`New webhook`}
      confirm={t`Make webhook`}
      values={{ url: '', events: [] }}
      events={events}
      pending={create.isPending}
      error={create.error}
      onConfirm={(values) => create.mutate(wishOf(values, events))}
      onClose={onClose}
    />
  );
}

export function ChangeWebhookDialog({ webhook, events, onClose }: WebhookDialogProps) {
  const change = useChangeWebhook(webhook.id);
  return (
    <WebhookForm
      title={t`Change webhook`}
      confirm={t`Save`}
      values={webhook}
      events={events}
      pending={change.isPending}
      error={change.error}
      onConfirm={(values) =>
        change.mutate(
          { ...wishOf(values, events), isOn: webhook.isOn },
          {
            onSuccess: () => {
              onClose();
              toast({ variant: 'success', title: t`The webhook is saved.` });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}

export function RemoveWebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { url } = webhook;
  const remove = useDeleteWebhook(webhook.id);
  return (
    <ConfirmDialog
      title={t`Remove this webhook?`}
      description={t`Nothing is sent to ${url} any more, and its log is gone. This cannot be undone.`}
      confirm={t`Remove`}
      destructive
      pending={remove.isPending}
      problem={remove.error ? errorText(remove.error) : undefined}
      onConfirm={() =>
        void remove.mutateAsync().then(
          () => {
            onClose();
            toast({ variant: 'success', title: t`The webhook is removed.` });
          },
          () => {},
        )
      }
      onClose={onClose}
    />
  );
}
