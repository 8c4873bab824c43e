import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { type ChatScope, useShareName } from '@/api/chats.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Switch } from '@/components/ui/switch.tsx';
import { toast } from '@/components/ui/toast-store.ts';

/** Below the panel: whose name the author of the course sees. Off, unless one says so. */
export function NameSharing({ scope, sharesName }: { scope: ChatScope; sharesName: boolean }) {
  const [id, hintId] = [useId(), useId()];
  const share = useShareName(scope);
  const shown = share.isPending ? share.variables : sharesName;
  const change = (next: boolean) =>
    share.mutate(next, {
      onError: (error) =>
        toast({ title: t`It was not saved`, description: errorText(error), variant: 'destructive' }),
    });
  return (
    <div className="mt-3 text-sm text-ink-soft">
      <label htmlFor={id} className="flex w-fit items-start gap-3 py-1.5 text-ink">
        <Switch
          id={id}
          checked={shown}
          aria-describedby={hintId}
          onChange={(event) => change(event.target.checked)}
        />
        {t`Let the instructor see my name with my questions`}
      </label>
      <p id={hintId} className="measure">
        {t`Questions without an answer help the instructor to explain better. Otherwise they are shown without a name.`}
      </p>
    </div>
  );
}
