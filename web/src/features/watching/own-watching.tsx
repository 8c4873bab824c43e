import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useChooseWatching, useWatchingChoice } from '@/api/watching.ts';
import { Card } from '@/components/ui/card.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { isTrackingRefused } from './watching-wanted.ts';

/** Whether what one watches counts in the maps that creators see of their films. */
export function OwnWatching() {
  const { data: choice } = useWatchingChoice();
  if (choice === undefined) return null;
  return (
    <section className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-xl">{t`What you watch`}</h2>
        <p className="mt-2 text-ink-soft">
          <Trans>
            Instructors see where in a film students get lost. They see numbers of five people or more, never
            a name.
          </Trans>
        </p>
      </div>
      <Card className="p-5 sm:p-8">
        <WatchingSwitch isCounted={choice.isCounted} />
      </Card>
    </section>
  );
}

function WatchingSwitch({ isCounted }: { isCounted: boolean }) {
  const [id, hintId] = [useId(), useId()];
  const choose = useChooseWatching();
  const shown = choose.isPending ? choose.variables : isCounted;
  const change = (next: boolean) =>
    choose.mutate(next, {
      onError: (error) =>
        toast({ title: t`It was not saved`, description: errorText(error), variant: 'destructive' }),
    });
  return (
    <>
      <label htmlFor={id} className="flex w-fit items-start gap-3 py-1.5">
        <Switch
          id={id}
          checked={shown}
          aria-describedby={hintId}
          onChange={(event) => change(event.target.checked)}
        />
        {t`Count what I watch, without my name`}
      </label>
      <p id={hintId} className="measure mt-1 text-sm text-ink-soft">
        {isTrackingRefused()
          ? t`Your browser asks not to be tracked: nothing is counted of what you watch in it, whatever is chosen here.`
          : t`Switched off, what was stored of it with your account is deleted at once.`}
      </p>
    </>
  );
}
