import { ApiError } from '@academy/contract/http/client.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useParams } from '@tanstack/react-router';
import { errorText } from '@/api/client/error-text.ts';
import { useMailSubscription, useUnsubscribe } from '@/api/mail.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { mailListTexts } from '@/features/mail/mail-words.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** Where the link of a mail leads. Opening it changes nothing, and nobody has to sign in. */
export function UnsubscribeRoute() {
  const { token } = useParams({ from: webRoutes.unsubscribe });
  const subscription = useMailSubscription(token);
  usePageTitle(t`Stop mails`);
  const { error } = subscription;
  return (
    <div className="page max-w-xl! section-space">
      {subscription.data ? (
        <Subscription token={token} {...subscription.data} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <Card className="p-6 sm:p-10">
          <h1 className="text-2xl">{t`This link does not fit.`}</h1>
          <p className="mt-3 text-ink-soft">{errorText(error)}</p>
        </Card>
      ) : error ? (
        <LoadFailure title={t`This page could not be loaded.`} query={subscription} />
      ) : (
        <>
          <span role="status" className="sr-only">
            {t`Loading...`}
          </span>
          <Skeleton className="h-56" />
        </>
      )}
    </div>
  );
}

type SubscriptionProps = { token: string } & NonNullable<ReturnType<typeof useMailSubscription>['data']>;

function Subscription({ token, list, wanted }: SubscriptionProps) {
  const unsubscribe = useUnsubscribe(token);
  const hasEnded = !wanted || unsubscribe.isSuccess;
  const name = mailListTexts()[list];
  return (
    <Card className="p-6 sm:p-10">
      <h1 className="text-2xl">{hasEnded ? t`These mails have ended.` : t`Stop these mails?`}</h1>
      <p role="status" className="mt-3 text-ink-soft">
        {hasEnded
          ? t`You no longer get: ${name}. Your settings have a box to begin again.`
          : t`You will no longer get: ${name}. Everything else stays as it is.`}
      </p>
      {unsubscribe.error ? (
        <Alert variant="destructive" className="mt-5" title={t`That did not work.`}>
          {errorText(unsubscribe.error)}
        </Alert>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        {hasEnded ? null : (
          <Button pending={unsubscribe.isPending} onClick={() => unsubscribe.mutate()}>
            {t`Stop these mails`}
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to={paths.home()}>{t`Go to the home page`}</Link>
        </Button>
      </div>
    </Card>
  );
}
