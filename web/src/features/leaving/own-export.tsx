import type { AccountExport } from '@academy/contract/account-exports/account-export-calls.ts';
import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { exportFilePath, isBeingMade, useAccountExport, useAskForExport } from '@/api/account-exports.ts';
import { errorText } from '@/api/client/error-text.ts';
import { followWithSession } from '@/api/client/follow-with-session.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { tellNotDownloaded } from '@/components/tell-not-downloaded.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { fullDate } from '@/lib/language/dates.ts';
import { bytesText } from '@/lib/language/sizes.ts';

/** Everything about oneself as a file: asked for, waited for, fetched. */
export function OwnExport() {
  const { data: made, ...query } = useAccountExport();
  return (
    <section className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-xl">{t`Your data`}</h2>
        <p className="mt-2 text-ink-soft">
          {t`Everything the academy has of you, as a zip: your account, progress, notes, chats, certificates and courses, in files that you can read.`}
        </p>
      </div>
      <Card className="p-5 sm:p-8">
        {made ? (
          <ExportState made={made} />
        ) : query.isError ? (
          <LoadFailure title={t`This could not be loaded.`} query={query} />
        ) : (
          <Skeleton className="h-20" />
        )}
      </Card>
    </section>
  );
}

function ExportState({ made }: { made: AccountExport }) {
  const ask = useAskForExport();
  const { state, percent, bytes, keptUntil } = made;
  const size = bytesText(bytes ?? 0);
  const until = keptUntil === null ? '' : fullDate(new Date(keptUntil));
  return (
    <div className="flex flex-col gap-4">
      <p role="status">
        {state === 'none' ? t`Nothing was asked for yet. Gathering it takes a few minutes.` : null}
        {isBeingMade(made) ? t`Your data is being gathered. You can leave this page meanwhile.` : null}
        {state === 'ready' ? t`Your file is ready: ${size}, kept until ${until}.` : null}
        {state === 'failed' ? t`Your data could not be gathered. Please try again.` : null}
      </p>
      {isBeingMade(made) ? <ProgressBar percent={percent} label={t`Gathering your data`} /> : null}
      {ask.error ? (
        <Alert variant="destructive" title={t`That was not done.`}>
          {errorText(ask.error)}
        </Alert>
      ) : null}
      {isBeingMade(made) ? null : (
        <div className="flex flex-wrap gap-3">
          {state === 'ready' ? (
            <Button asChild>
              <a
                href={exportFilePath}
                download
                onClick={(event) => followWithSession(event, tellNotDownloaded)}
              >
                <Download aria-hidden="true" />
                {t`Download`}
              </a>
            </Button>
          ) : null}
          <Button variant="outline" pending={ask.isPending} onClick={() => ask.mutate()}>
            {askText(state)}
          </Button>
        </div>
      )}
    </div>
  );
}

function askText(state: AccountExport['state']): string {
  if (state === 'ready') return t`Gather it anew`;
  return state === 'failed' ? t`Try again` : t`Gather my data`;
}
