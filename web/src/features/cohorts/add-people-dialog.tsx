import type { Cohort } from '@academy/contract/cohorts/cohort-calls.ts';
import { peopleLimits } from '@academy/contract/people/people-limits.ts';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useAddMember } from '@/api/cohorts.ts';
import { usePeople } from '@/api/people.ts';
import { DebouncedSearch } from '@/components/debounced-search.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { textLanguage } from '@/lib/text-language.ts';

/** More would not fit a phone; who is not among them is found by more letters. */
const offered = 6;

/** One after the other; a whole class comes by a list of invitations. */
export function AddPeopleDialog({ cohort, onClose }: { cohort: Cohort; onClose: () => void }) {
  const [words, setWords] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const found = usePeople({ q: words || undefined, sort: 'name', direction: 'up' });
  const add = useAddMember(cohort.id);
  const people = found.data?.pages.flatMap((page) => page.people).slice(0, offered);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Add people`}
      description={t`Who is added is enrolled in all courses of the cohort.`}
      actions={
        <Button variant="outline" onClick={onClose}>
          {t`Done`}
        </Button>
      }
    >
      <DebouncedSearch
        label={t`Search people by name or email`}
        placeholder={t`Search by name or email`}
        maxLength={peopleLimits.searchMaxLength}
        value={words}
        onSearch={setWords}
      />
      <div aria-live="polite">
        {people === undefined && found.isError ? (
          <LoadFailure title={t`The people could not be loaded.`} query={found} />
        ) : people === undefined ? (
          <Spinner />
        ) : people.length === 0 ? (
          <p className="py-2 text-ink-soft">{t`Nobody fits that.`}</p>
        ) : (
          <ul className="divide-y divide-line rounded-control border border-line">
            {people.map(({ id, name, email }) => (
              <li key={id} className="flex min-h-14 items-center gap-3 py-1 pr-1.5 pl-3">
                <span className="min-w-0 grow text-sm leading-tight">
                  <span lang={textLanguage(name)} className="block font-semibold wrap-anywhere">
                    {name}
                  </span>
                  <span className="block text-ink-soft wrap-anywhere">{email}</span>
                </span>
                {added.includes(id) ? (
                  <span className="px-3 text-sm font-medium text-success">{t`Added`}</span>
                ) : (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={t`Add ${name}`}
                    disabled={add.isPending}
                    onClick={() => add.mutate(id, { onSuccess: () => setAdded((ids) => [...ids, id]) })}
                  >
                    <Plus aria-hidden="true" />
                    {t`Add`}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {add.error ? (
        <Alert variant="destructive" title={t`That was not done.`}>
          {errorText(add.error)}
        </Alert>
      ) : null}
    </Dialog>
  );
}
