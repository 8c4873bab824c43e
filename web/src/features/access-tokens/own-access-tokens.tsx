import type { OwnAccessToken } from '@academy/contract/access-tokens/access-token-calls.ts';
import { tokenLimits } from '@academy/contract/access-tokens/token-scopes.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAccessTokens, useRevokeAccessToken } from '@/api/access-tokens.ts';
import { errorText } from '@/api/client/error-text.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { shortDate } from '@/lib/language/dates.ts';
import { lastActiveText } from '@/lib/language/last-active.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { scopeText } from './scope-words.ts';
import { TokenDialog } from './token-dialog.tsx';

/** With what programs of the reader sign in, and how to end it. */
export function OwnAccessTokens({ isAdmin }: { isAdmin: boolean }) {
  const { data: tokens, dataUpdatedAt, ...query } = useAccessTokens();
  return (
    <section className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-xl">{t`Access tokens`}</h2>
        <p className="mt-2 text-ink-soft">
          <Trans>
            With one of these a program of yours uses the academy in your name. The{' '}
            <a href="/api/docs" className="font-semibold text-accent-ink underline">
              documentation of the API
            </a>{' '}
            says how.
          </Trans>
        </p>
      </div>
      <Card className="p-5 sm:p-8">
        {tokens ? (
          <TokenList tokens={tokens} now={new Date(dataUpdatedAt)} isAdmin={isAdmin} />
        ) : query.isError ? (
          <LoadFailure title={t`This list could not be loaded.`} query={query} />
        ) : (
          <Skeleton className="h-20" />
        )}
      </Card>
    </section>
  );
}

interface TokenListProps {
  tokens: readonly OwnAccessToken[];
  now: Date;
  isAdmin: boolean;
}

function TokenList({ tokens, now, isAdmin }: TokenListProps) {
  const [isMaking, setIsMaking] = useState(false);
  const [revoked, setRevoked] = useState<OwnAccessToken>();
  const most = numberText(tokenLimits.perPerson);
  const isFull = tokens.length >= tokenLimits.perPerson;
  return (
    <>
      {tokens.length === 0 ? <p className="text-ink-soft">{t`You have no access tokens.`}</p> : null}
      <ul className="divide-y divide-line">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} now={now} onRevoke={() => setRevoked(token)} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line pt-5">
        {isFull ? (
          <p className="grow text-sm text-ink-soft">{t`You can have at most ${most} access tokens.`}</p>
        ) : null}
        <Button
          variant="outline"
          className="max-sm:w-full"
          disabled={isFull}
          onClick={() => setIsMaking(true)}
        >
          {t`New access token`}
        </Button>
      </div>
      {isMaking ? <TokenDialog isAdmin={isAdmin} onClose={() => setIsMaking(false)} /> : null}
      {revoked ? <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} /> : null}
    </>
  );
}

interface TokenRowProps {
  token: OwnAccessToken;
  now: Date;
  onRevoke: () => void;
}

function TokenRow({ token: { name, scope, ending, ...times }, now, onRevoke }: TokenRowProps) {
  const isOver = new Date(times.expiresAt) <= now;
  const until = shortDate(new Date(times.expiresAt));
  const used = times.lastUsedAt === null ? null : lastActiveText(times.lastUsedAt, now);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
          <span lang={textLanguage(name)}>{name}</span>
          <Badge variant={isOver ? 'warning' : 'neutral'}>{isOver ? t`Expired` : scopeText[scope]()}</Badge>
        </p>
        <p className="text-sm text-ink-soft figures-tabular">
          <code>…{ending}</code>
          {' · '}
          {used === null ? t`Never used` : t`Last used ${used}`}
          {' · '}
          {isOver ? t`Ended on ${until}` : t`Until ${until}`}
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
        {isOver ? t`Remove` : t`Revoke`}
      </Button>
    </li>
  );
}

function RevokeDialog({ token: { id, name }, onClose }: { token: OwnAccessToken; onClose: () => void }) {
  const revoke = useRevokeAccessToken();
  return (
    <ConfirmDialog
      title={t`Revoke ${name}?`}
      description={t`The program that uses this token is refused from now on. This cannot be undone.`}
      confirm={t`Revoke`}
      destructive
      pending={revoke.isPending}
      problem={revoke.error ? errorText(revoke.error) : undefined}
      onClose={onClose}
      onConfirm={() =>
        void revoke.mutateAsync(id).then(
          () => {
            onClose();
            toast({ variant: 'success', title: t`${name} is revoked.` });
          },
          () => {},
        )
      }
    />
  );
}
