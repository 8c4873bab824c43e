import type { Person } from '@academy/contract/people/people-calls.ts';
import { peopleLimits } from '@academy/contract/people/people-limits.ts';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useHandOverCourses, usePeople } from '@/api/people.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { DebouncedSearch } from '@/components/debounced-search.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { tellDone } from '../person-toasts.ts';
import { CreatorOptions } from './creator-options.tsx';
import type { PersonDialogProps } from './person-dialogs.tsx';

/** More would not fit a phone; who is not among them is found by more letters. */
const shownOptions = 6;

export function HandOverDialog({ person, onClose }: PersonDialogProps) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Person>();
  const found = useCreators(words, person.id);
  const handOver = useHandOverCourses();
  const { name } = person;
  const confirm = (to: Person) =>
    handOver.mutate(
      { userId: person.id, to: to.id },
      {
        onSuccess: ({ courses }) => {
          onClose();
          tellDone(givenText(to.name, courses));
        },
      },
    );
  return (
    <ConfirmDialog
      title={t`Give the courses of ${name} to…`}
      description={t`All of their courses, drafts too, are then the other one’s to edit. Students keep their progress, and certificates that were issued stay as they are. This cannot be undone in one step.`}
      confirm={t`Give courses`}
      disabled={chosen === undefined}
      pending={handOver.isPending}
      problem={handOver.error ? errorText(handOver.error) : undefined}
      onClose={onClose}
      onConfirm={() => chosen && confirm(chosen)}
    >
      <DebouncedSearch
        label={t`Search for a creator`}
        maxLength={peopleLimits.searchMaxLength}
        value={words}
        onSearch={(next) => {
          setWords(next);
          setChosen(undefined);
        }}
      />
      <div aria-live="polite">
        {found.failed ? (
          <LoadFailure title={t`The people could not be loaded.`} query={found.failed} />
        ) : found.people === undefined ? (
          <Spinner />
        ) : (
          <CreatorOptions
            people={found.people.slice(0, shownOptions)}
            hasMore={found.people.length > shownOptions}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

/** Those who may have courses: creators, then admins. Blocked ones are not among them, nor who gives. */
function useCreators(q: string, giverId: string) {
  const order = { q: q || undefined, sort: 'name', direction: 'up' } as const;
  const lists = [usePeople({ ...order, role: 'creator' }), usePeople({ ...order, role: 'admin' })];
  const isThere = lists.every(({ data }) => data);
  const people = lists.flatMap(({ data }) => data?.pages.flatMap((page) => page.people) ?? []);
  return {
    people: isThere ? people.filter(({ id, blockedAt }) => id !== giverId && blockedAt === null) : undefined,
    failed: lists.find(({ isError, data }) => isError && !data),
  };
}

function givenText(name: string, count: number): string {
  const number = numberText(count);
  return plural(count, {
    one: `${number} course is now taught by ${name}.`,
    other: `${number} courses are now taught by ${name}.`,
  });
}
